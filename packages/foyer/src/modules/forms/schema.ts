import { string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Forms: a form at HubSpot, after consent (3-readings, Texts). */
export const forms = defineModule({
  model: 'forms',
  version: 1,
  strings,
  fields: {
    hubspot_id: string({ required: true, maxLength: 100, format: 'key' }),
  },
})

import { reference } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Venue. */
export const venue = defineModule({
  model: 'venue',
  version: 1,
  strings,
  fields: {
    venue: reference('venue', { required: true }),
  },
})

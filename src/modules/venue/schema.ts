import { defineModule } from '../kit/define-module.ts'
import { reference } from '../kit/fields.ts'
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

import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
import { venue } from '../venue/schema.ts'
import { strings } from './strings.ts'

/** 2 §3 Venue list. */
export const venueList = defineModule({
  model: 'venue-list',
  version: 1,
  strings,
  fields: {
    children: children(venue),
  },
})

import { reference } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './item-strings.ts'

/** One event an editor has picked for an event list. */
export const eventItem = defineModule({
  model: 'event-item',
  version: 1,
  strings,
  fields: {
    event: reference('event', { required: true }),
  },
})

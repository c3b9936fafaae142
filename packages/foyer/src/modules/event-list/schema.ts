import { boolean, choice, dateTime, reference } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
import { itemStrings, strings } from './strings.ts'

/** One event that an editor has chosen for an event list. */
const eventItem = defineModule({
  model: 'event-item',
  version: 1,
  strings: itemStrings,
  fields: {
    event: reference('event', { required: true }),
  },
})

/** 2 §3 Event list. */
export const eventList = defineModule({
  model: 'event-list',
  version: 1,
  strings,
  fields: {
    date_from: dateTime(),
    date_to: dateTime(),
    festival: reference('event', { among: 'wholes' }),
    tag: reference('eventTag'),
    filters: choice(['', 'next_3_days', 'weekend'], ''),
    first_large: boolean(),
    children: children(eventItem),
  },
  needs: {
    event_objs: {
      kind: 'events',
      asks: ({ date_from, date_to, festival, tag, filters }) => ({
        ...{ from: date_from, to: date_to, festival, tag, days: filters },
      }),
    },
  },
})

import { defineModule, number, string } from 'openfoyer/modules'
import { strings } from './strings.ts'

/** A list with an end shows everything until then; this end is never reached. */
const NEVER = '2999-12-31T00:00:00Z'

export const month = defineModule({
  model: 'month',
  version: 1,
  strings,
  fields: {
    weeks: number({ min: 1, max: 12, default: 5 }),
    note: string({ maxLength: 200 }),
  },
  needs: {
    event_objs: {
      kind: 'events',
      asks: () => ({ from: null, to: NEVER, festival: null, tag: null, days: '' }),
    },
  },
})

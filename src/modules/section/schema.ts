import { defineModule } from '../kit/define-module.ts'
import { choice, columns } from '../kit/fields.ts'
import { strings } from './strings.ts'

/** 1 §3 Section: columns on one of the three grounds (1 §9 Background classes). */
export const section = defineModule({
  model: 'section',
  version: 1,
  strings,
  fields: {
    extra_class: choice(['', 'cc01', 'cc02', 'cc03'], ''),
    columns: columns(),
  },
})

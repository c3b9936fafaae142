import { anchor, choice, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Headline. */
export const headline = defineModule({
  model: 'headline',
  version: 1,
  strings,
  fields: {
    headline_level: choice([2, 3, 4, 5, 6], 2),
    preline: string(),
    content: string({ required: true }),
    subline: string(),
    anchor: anchor(),
  },
})

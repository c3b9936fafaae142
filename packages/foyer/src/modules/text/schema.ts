import { anchor, boolean, richText } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Text. */
export const text = defineModule({
  model: 'text',
  version: 1,
  strings,
  fields: {
    content: richText(),
    anchor: anchor(),
    decrease_distance: boolean(),
  },
})

import { anchor, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Quote. */
export const quote = defineModule({
  model: 'quote',
  version: 1,
  strings,
  fields: {
    content: string({ maxLength: 1000, multiline: true }),
    author: string(),
    anchor: anchor(),
  },
})

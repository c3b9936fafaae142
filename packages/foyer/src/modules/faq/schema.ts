import { anchor, items, richText, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 FAQ. */
export const faq = defineModule({
  model: 'faq',
  version: 1,
  strings,
  fields: {
    items: items(
      { title: string({ required: true }), content: richText({ required: true }) },
      { required: true },
    ),
    anchor: anchor(),
  },
})

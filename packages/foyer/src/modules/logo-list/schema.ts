import { choice, image, link, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
import { itemStrings, strings } from './strings.ts'

/** 2 §3 Logo item. */
const logoItem = defineModule({
  model: 'logo-item',
  version: 1,
  strings: itemStrings,
  fields: {
    image: image(),
    title: string({ required: true }),
    link: link(),
  },
})

/** 2 §3 Logo list. */
export const logoList = defineModule({
  model: 'logo-list',
  version: 1,
  strings,
  fields: {
    extra_class: choice(['', 'large'], ''),
    children: children(logoItem),
  },
})

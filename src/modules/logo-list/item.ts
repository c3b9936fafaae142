import { image, link, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './item-strings.ts'

/** 2 §3 Logo item. */
export const logoItem = defineModule({
  model: 'logo-item',
  version: 1,
  strings,
  fields: {
    image: image(),
    title: string({ required: true }),
    link: link(),
  },
})

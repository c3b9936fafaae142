import { choice, image, richText } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Two columns. */
export const twoColumns = defineModule({
  model: 'two-columns',
  version: 1,
  strings,
  fields: {
    extra_class: choice(['image-text', 'text-image'], 'image-text', { required: true }),
    text: richText({ required: true }),
    image: image({ required: true }),
  },
})

import { choice, image as imageField, link, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Image; the second set adds a link and a description. */
export const image = defineModule({
  model: 'image',
  version: 1,
  strings,
  fields: {
    image: imageField({ required: true }),
    format: choice(['large', 'medium', 'small'], 'large', { required: true }),
    link: link(),
    description: string(),
  },
})

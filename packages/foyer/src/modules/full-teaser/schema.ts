import { choice, image, link, richText, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Full teaser; text to 3000 characters (2 §9). */
export const fullTeaser = defineModule({
  model: 'full-teaser',
  version: 1,
  strings,
  fields: {
    image: image({ required: true }),
    link: link(),
    link_text: string(),
    preline: string(),
    headline: string({ required: true }),
    subline: string(),
    text: richText({ maxLength: 3000 }),
    extra_class: choice(['image-left', 'image-right', 'fullscreen'], 'image-left', { required: true }),
  },
})

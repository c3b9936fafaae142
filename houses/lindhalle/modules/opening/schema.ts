import { defineModule, image, link, string } from 'openfoyer/modules'
import { strings } from './strings.ts'

export const opening = defineModule({
  model: 'opening',
  version: 1,
  strings,
  fields: {
    image: image({ required: true }),
    caption: string({ maxLength: 160 }),
    link_text: string({ maxLength: 60 }),
    link: link(),
  },
})

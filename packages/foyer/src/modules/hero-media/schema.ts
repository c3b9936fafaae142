import { boolean, dateTime, file, image, link, richText, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Hero media. */
export const heroMedia = defineModule({
  model: 'hero-media',
  version: 1,
  strings,
  fields: {
    headline: string({ required: true }),
    text: richText({ maxLength: 3000 }),
    button_text: string(),
    button_link: link(),
    sticky: boolean(),
    image: image(),
    video: file('video'),
    online_from: dateTime({ required: true }),
    online_to: dateTime(),
  },
})

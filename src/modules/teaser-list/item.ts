import { dateTime, image, link, richText, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './item-strings.ts'

/** 2 §3 Teaser item: one of a teaser list, in its time. */
export const teaserItem = defineModule({
  model: 'teaser-item',
  version: 1,
  strings,
  fields: {
    image: image(),
    preline: string(),
    headline: string({ required: true }),
    subline: string(),
    text: richText({ maxLength: 3000 }),
    link_text: string(),
    link: link(),
    online_from: dateTime(),
    online_to: dateTime(),
  },
})

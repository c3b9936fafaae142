import { choice, dateTime, image, link, richText, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
import { itemStrings, strings } from './strings.ts'

/** 2 §3 Teaser item: one item of a teaser list, shown during its period. */
const teaserItem = defineModule({
  model: 'teaser-item',
  version: 1,
  strings: itemStrings,
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

/** 2 §3 Teaser list. */
export const teaserList = defineModule({
  model: 'teaser-list',
  version: 1,
  strings,
  fields: {
    extra_class: choice(['slider', 'list'], 'list', { required: true }),
    children: children(teaserItem),
  },
})

import { choice } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
import { teaserItem } from './item.ts'
import { strings } from './strings.ts'

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

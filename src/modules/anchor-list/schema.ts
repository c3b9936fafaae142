import { boolean } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
import { anchorItem } from './item.ts'
import { strings } from './strings.ts'

/** 2 §3 Anchor list. */
export const anchorList = defineModule({
  model: 'anchor-list',
  version: 1,
  strings,
  fields: {
    sticky: boolean(),
    children: children(anchorItem),
  },
})

import { boolean, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
import { itemStrings, strings } from './strings.ts'

/** 2 §3 Anchor item. */
const anchorItem = defineModule({
  model: 'anchor-item',
  version: 1,
  strings: itemStrings,
  fields: {
    title: string({ required: true }),
    anchor: string({ required: true, maxLength: 80, format: 'anchor' }),
  },
})

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

import { string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './item-strings.ts'

/** 2 §3 Anchor item. */
export const anchorItem = defineModule({
  model: 'anchor-item',
  version: 1,
  strings,
  fields: {
    title: string({ required: true }),
    anchor: string({ required: true, maxLength: 80, format: 'anchor' }),
  },
})

import { choice } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
import { logoItem } from './item.ts'
import { strings } from './strings.ts'

/** 2 §3 Logo list. */
export const logoList = defineModule({
  model: 'logo-list',
  version: 1,
  strings,
  fields: {
    extra_class: choice(['', 'large'], ''),
    children: children(logoItem),
  },
})

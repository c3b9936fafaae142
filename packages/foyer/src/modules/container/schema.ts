import { choice, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { modules } from '../kit/nested-fields.ts'
import { strings } from './strings.ts'

/** 2 §3 Container (older): modules in one column; older than sections. */
export const container = defineModule({
  model: 'container',
  version: 1,
  strings,
  fields: {
    layout: choice(['default', 'wide'], 'default'),
    slug: string({ maxLength: 200, format: 'key' }),
    content_type: string({ maxLength: 100, format: 'key' }),
    children: modules(),
  },
})

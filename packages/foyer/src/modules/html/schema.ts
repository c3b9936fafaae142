import { html as htmlField } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 HTML: written by admins only (3-readings, Texts). */
export const html = defineModule({
  model: 'html',
  version: 1,
  strings,
  fields: {
    html_code: htmlField({ required: true }),
  },
})

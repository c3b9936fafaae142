import { embed } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Viewer, with the providers of both variants (2 §5). */
export const viewer = defineModule({
  model: 'viewer',
  version: 1,
  strings,
  fields: {
    embed_code: embed(['issuu', 'yumpu', 'indesign'], { required: true }),
  },
})

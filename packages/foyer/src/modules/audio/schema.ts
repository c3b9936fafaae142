import { choice, embed } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Audio, with the providers of both variants (2 §5). */
export const audio = defineModule({
  model: 'audio',
  version: 1,
  strings,
  fields: {
    embed_code: embed(['spotify', 'soundcloud', 'podigee', 'idagio'], { required: true }),
    media_type: choice(['', 'music', 'podcast'], ''),
  },
})

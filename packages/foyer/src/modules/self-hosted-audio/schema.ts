import { file, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Self-hosted audio. */
export const selfHostedAudio = defineModule({
  model: 'self-hosted-audio',
  version: 1,
  strings,
  fields: {
    file: file('audio', { required: true }),
    title: string(),
  },
})

import { file, image, string } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Self-hosted video. */
export const selfHostedVideo = defineModule({
  model: 'self-hosted-video',
  version: 1,
  strings,
  fields: {
    file: file('video', { required: true }),
    image: image({ required: true }),
    title: string(),
  },
})

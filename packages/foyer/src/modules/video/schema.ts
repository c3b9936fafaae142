import { anchor, image, string, video as videoField } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Video. */
export const video = defineModule({
  model: 'video',
  version: 1,
  strings,
  fields: {
    video_url: videoField({ required: true }),
    image: image(),
    title: string(),
    length: string({ maxLength: 20 }),
    anchor: anchor(),
  },
})

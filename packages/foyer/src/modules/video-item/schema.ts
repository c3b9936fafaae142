import { image, richText, string, video } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { strings } from './strings.ts'

/** 2 §3 Video item. */
export const videoItem = defineModule({
  model: 'video-item',
  version: 1,
  strings,
  fields: {
    video_url: video(),
    title: string(),
    content: richText(),
    image: image(),
  },
})

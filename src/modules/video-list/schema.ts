import { defineModule } from '../kit/define-module.ts'
import { anchor, children } from '../kit/fields.ts'
import { videoItem } from '../video-item/schema.ts'
import { strings } from './strings.ts'

/** 2 §3 Video list (the second set). */
export const videoList = defineModule({
  model: 'video-list',
  version: 1,
  strings,
  fields: {
    anchor: anchor(),
    children: children(videoItem),
  },
})

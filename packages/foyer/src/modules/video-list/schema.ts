import { anchor } from '../../fields/kinds.ts'
import { defineModule } from '../kit/define-module.ts'
import { children } from '../kit/nested-fields.ts'
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

import type { ContentOf } from '../kit/define-module.ts'
import { RichText } from '../kit/rich-text.tsx'
import type { text } from './schema.ts'

export default function TextView({ module }: { module: ContentOf<typeof text> }) {
  return <RichText html={module.content} of={{ module: module.id, field: 'content', isMain: true }} />
}

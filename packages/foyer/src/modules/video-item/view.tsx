import type { ContentOf } from '../kit/define-module.ts'
import type { videoItem } from './schema.ts'
import { VideoCard } from './video-card.tsx'

export const width = 'broad'

export default function VideoItemView({ module }: { module: ContentOf<typeof videoItem> }) {
  return <VideoCard item={module} isBeside />
}

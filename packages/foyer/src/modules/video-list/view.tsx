import type { ContentOf } from '../kit/define-module.ts'
import { VideoCard } from '../video-item/video-card.tsx'
import type { videoList } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

export default function VideoListView({ module }: { module: ContentOf<typeof videoList> }) {
  return (
    <ul className={styles.list}>
      {module.children.map((item) => (
        <li key={item.id}>
          <VideoCard item={item} />
        </li>
      ))}
    </ul>
  )
}

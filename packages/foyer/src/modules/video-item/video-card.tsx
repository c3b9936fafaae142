import type { ContentOf } from '../kit/define-module.ts'
import { Film } from '../kit/film.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { Words } from '../kit/words.tsx'
import type { videoItem } from './schema.ts'
import styles from './video-card.module.css'

interface Props {
  item: ContentOf<typeof videoItem>
  /** The text is beside the film where there is room. */
  isBeside?: boolean
}

export function VideoCard({ item, isBeside = false }: Props) {
  return (
    <article className={styles.card} data-beside={isBeside || undefined}>
      <Film
        url={item.video_url}
        title={item.title}
        image={item.image_obj}
        sizes={isBeside ? '(min-width: 64em) 50vw, 100vw' : '(min-width: 48em) 45vw, 100vw'}
      />
      <div className={styles.words}>
        <Words module={item} field="title" as="h3" className={styles.title} />
        <RichText html={item.content} of={{ module: item.id, field: 'content' }} />
      </div>
    </article>
  )
}

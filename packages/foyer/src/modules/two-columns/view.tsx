import { Picture } from '../../domains/media/picture.tsx'
import { Caption } from '../kit/caption.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import { RichText } from '../kit/rich-text.tsx'
import type { twoColumns } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

export default function TwoColumnsView({ module }: { module: ContentOf<typeof twoColumns> }) {
  const { image_obj: image, extra_class } = module
  return (
    <div className={styles.columns} data-order={extra_class}>
      {image && (
        <figure className={styles.figure}>
          <Picture image={image} sizes="(min-width: 48em) 55vw, 100vw" />
          <Caption image={image} />
        </figure>
      )}
      <RichText html={module.text} className={styles.text} of={{ module: module.id, field: 'text' }} />
    </div>
  )
}

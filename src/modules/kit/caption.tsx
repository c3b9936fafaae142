import type { Image } from '../../domains/media/contract.ts'
import { useStrings } from '../../ui/use-locale.ts'
import styles from './caption.module.css'
import { captionStrings } from './caption-strings.ts'

/** What stands below a picture: what it shows, in the editor's words, and whose it is. */
export function Caption({ text = '', image }: { text?: string; image: Image | null }) {
  const t = useStrings(captionStrings)
  if (!text && !image?.credit) return null
  return (
    <figcaption className={styles.caption}>
      {text && <span className={styles.text}>{text}</span>}
      {image?.credit && <span className={styles.credit}>{t.photo(image.credit)}</span>}
    </figcaption>
  )
}

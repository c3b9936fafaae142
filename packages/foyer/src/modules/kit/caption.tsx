import type { PropsWithChildren } from 'react'
import type { Image } from '../../domains/media/contract.ts'
import { useStrings } from '../../ui/use-locale.ts'
import styles from './caption.module.css'
import { captionStrings } from './caption-strings.ts'

/** The text below a picture: its description, the editor's text, the copyright, and the download. */
export function Caption({
  text = '',
  image,
  children,
}: PropsWithChildren<{ text?: string; image: Image | null }>) {
  const t = useStrings(captionStrings)
  if (!text && !image?.credit && !children) return null
  return (
    <figcaption className={styles.caption}>
      {text && <span className={styles.text}>{text}</span>}
      {image?.credit && <span className={styles.credit}>{t.photo(image.credit)}</span>}
      {children}
    </figcaption>
  )
}

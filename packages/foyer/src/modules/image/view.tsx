import { Picture } from '../../domains/media/picture.tsx'
import { Link } from '../../ui/link.tsx'
import { Caption } from '../kit/caption.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import type { image } from './schema.ts'
import styles from './view.module.css'

const SIZES = {
  large: '(min-width: 85em) 80vw, 100vw',
  medium: '(min-width: 48em) 60vw, 100vw',
  small: '(min-width: 48em) 33vw, 60vw',
}

export const width = 'broad'

/** 2 §3 Image formats: Large, Medium, Small: the smaller the picture, the more its caption is beside it. */
export default function ImageView({ module }: { module: ContentOf<typeof image> }) {
  const { image_obj: shown, format, link, description } = module
  if (!shown) return null
  const picture = <Picture image={shown} sizes={SIZES[format]} />
  return (
    <figure className={styles.figure} data-format={format}>
      {link ? (
        <Link to={link} className={styles.link} aria-label={description || undefined}>
          {picture}
        </Link>
      ) : (
        <div>{picture}</div>
      )}
      <Caption text={description} image={shown} />
    </figure>
  )
}

import type { CSSProperties } from 'react'
import type { Image } from './contract.ts'
import styles from './picture.module.css'

interface Props {
  image: Image
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string
  /** As in `4 / 5`: cropped around the focal point. Its own ratio without. */
  ratio?: string
  /** In sight at once: fetched before everything else. */
  first?: boolean
  /** It says nothing that the text beside it does not say. */
  decorative?: boolean
  className?: string
}

/** A picture in the best format and width there is. Its place is kept, so nothing moves when it comes. */
export function Picture({ image, sizes, ratio, first = false, decorative = false, className }: Props) {
  const style: CSSProperties = {
    aspectRatio: ratio ?? `${image.width} / ${image.height}`,
    objectPosition: `${image.focal_x * 100}% ${image.focal_y * 100}%`,
  }
  return (
    <picture className={`${styles.picture} ${className ?? ''}`}>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={image.url}
        width={image.width}
        height={image.height}
        alt={decorative ? '' : image.alt}
        lang={decorative ? undefined : image.lang}
        style={style}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

import type { CSSProperties } from 'react'
import type { Image } from './contract.ts'
import styles from './picture.module.css'

interface Props {
  image: Image
  /** The width at which it is shown, as in the attribute `sizes`. */
  sizes: string
  /** The ratio, such as `4 / 5`: cropped around the focal point. If left out, the picture's own. */
  ratio?: string
  /** Visible at once, so it is loaded before everything else. */
  first?: boolean
  /** It shows nothing that the text beside it does not say. */
  decorative?: boolean
  className?: string
}

/** A picture in the best available format and width. Its room is reserved, so nothing moves when it loads. */
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

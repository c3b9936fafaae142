import { type ContentOf, Link, Picture, Words } from 'openfoyer/views'
import type { opening } from './schema.ts'
import styles from './view.module.css'

export const width = 'full'

/** A picture that fills the first window. The headline of the page is laid on it by `slots/page-header.tsx`. */
export default function OpeningView({ module }: { module: ContentOf<typeof opening> }) {
  const { image_obj: image, link } = module
  return (
    <figure className={styles.opening} data-opening={image ? '' : undefined}>
      {image && <Picture image={image} sizes="100vw" first />}
      <figcaption className={styles.foot}>
        {link && (
          <Link to={link} className={styles.link}>
            <Words module={module} field="link_text" as="span" />
          </Link>
        )}
        <span className={styles.caption}>
          <Words module={module} field="caption" as="span" />
          {image?.credit && <span> {image.credit}</span>}
        </span>
      </figcaption>
    </figure>
  )
}

import { memo } from 'react'
import leadsOn from '../../../../ui/card-link.module.css'
import { Heart } from '../../../../ui/heart.tsx'
import { Joined } from '../../../../ui/joined.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useFormat } from '../../../../ui/use-format.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { Picture } from '../../../media/picture.tsx'
import type { ProductionSummary } from '../../../productions/contract.ts'
import styles from './production-poster.module.css'
import { strings } from './strings.ts'

const SIZES = '(min-width: 48em) 30vw, 46vw'

interface Props {
  production: ProductionSummary
  isFirst: boolean
}

/** A production as a poster in a grid: the poster first, then the author. */
export const ProductionPoster = memo(function ProductionPoster({ production, isFirst }: Props) {
  const t = useStrings(strings)
  const format = useFormat()
  const { id, title, subtitle, author, url, image_obj, exhibition_type, premiere_on } = production
  return (
    <article className={`${leadsOn.whole} ${styles.card}`}>
      <div className={styles.poster}>
        {image_obj && (
          <Picture image={image_obj} ratio="var(--picture-card)" sizes={SIZES} first={isFirst} decorative />
        )}
      </div>
      <h2 className={styles.title} lang={production.lang}>
        <Link className={leadsOn.link} to={url}>
          {title}
        </Link>
      </h2>
      <Heart
        item={`production:${id}`}
        title={title}
        lang={production.lang}
        isQuiet
        className={styles.heart}
      />
      {(author || subtitle) && (
        <p className={styles.author} lang={author ? undefined : production.langs?.subtitle}>
          {author || subtitle}
        </p>
      )}
      <p className={styles.facts}>
        <Joined
          words={[exhibition_type, premiere_on && t.premiere(format.moment(premiere_on, t.year))]}
          by=" — "
        />
      </p>
    </article>
  )
})

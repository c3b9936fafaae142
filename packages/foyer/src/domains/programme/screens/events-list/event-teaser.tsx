import type { ProgrammeLook } from '../../../../contract/looks.ts'
import { Link } from '../../../../ui/link.tsx'
import type { EventTeaser } from '../../../events/contract.ts'
import { Picture } from '../../../media/picture.tsx'
import styles from './event-teaser.module.css'

/** A message of the house between two days; small if the teaser says so (`style3`) or the whole list is compact. */
export function EventTeaserCard({ teaser, look }: { teaser: EventTeaser; look: ProgrammeLook }) {
  const { preline, headline, subline, link, link_text, langs, image_obj } = teaser
  const isSmall = teaser.style3 || look === 'compact'
  return (
    <aside className={styles.teaser} data-small={isSmall || undefined}>
      {image_obj && !isSmall && (
        <Picture
          className={styles.picture}
          image={image_obj}
          ratio="var(--picture-banner)"
          sizes="(min-width: 48em) 26rem, 94vw"
          decorative
        />
      )}
      <div className={styles.words}>
        {preline && (
          <p className={styles.preline} lang={langs?.preline}>
            {preline}
          </p>
        )}
        <h3 className={styles.headline} lang={langs?.headline}>
          {headline}
        </h3>
        {subline && (
          <p className={styles.subline} lang={langs?.subline}>
            {subline}
          </p>
        )}
      </div>
      {link.url && (
        <Link className={styles.link} to={link.url} lang={link_text ? langs?.link_text : langs?.headline}>
          {link_text || headline}
        </Link>
      )}
    </aside>
  )
}

import { Picture } from '../../domains/media/picture.tsx'
import type { VenueSummary } from '../../domains/venues/contract.ts'
import { Link } from '../../ui/link.tsx'
import styles from './venue-card.module.css'

/** A venue: its picture, its name as large as the picture allows, and its address. */
export function VenueCard({ venue }: { venue: VenueSummary }) {
  const town = [venue.postal_code, venue.city].filter(Boolean).join(' ')
  return (
    <article className={styles.venue}>
      {venue.image_obj && (
        <Picture
          image={venue.image_obj}
          className={styles.picture}
          ratio="var(--picture-wide)"
          sizes="(min-width: 64em) 42vw, 100vw"
          decorative
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.name} lang={venue.lang}>
          <Link to={venue.url}>{venue.name}</Link>
        </h3>
        {venue.subtitle && (
          <p className={styles.subtitle} lang={venue.langs?.subtitle}>
            {venue.subtitle}
          </p>
        )}
        <address className={styles.address}>
          {[venue.street, town].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
    </article>
  )
}

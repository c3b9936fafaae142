import { isSafeLink } from '../../../../contract/links.ts'
import { Link } from '../../../../ui/link.tsx'
import type { EventDetail } from '../../../events/contract.ts'
import { Picture } from '../../../media/picture.tsx'
import styles from './sponsors.module.css'

type Sponsor = EventDetail['sponsors'][number]

/** Sponsors: their logo if there is one, otherwise their name. */
export function Sponsors({ sponsors }: { sponsors: Sponsor[] }) {
  return (
    <ul className={styles.sponsors}>
      {sponsors.map((sponsor) => (
        <li key={sponsor.name}>
          {isSafeLink(sponsor.url) ? (
            <Link to={sponsor.url} newWindow className={styles.link}>
              <Sign {...sponsor} />
            </Link>
          ) : (
            <Sign {...sponsor} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Sign({ name, image_obj }: Sponsor) {
  if (!image_obj) return name
  return (
    <>
      <Picture image={image_obj} sizes="12rem" decorative className={styles.logo} />
      <span className={styles.name}>{name}</span>
    </>
  )
}

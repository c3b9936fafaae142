import { Link } from '../../../../ui/link.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import { Picture } from '../../../media/picture.tsx'
import type { VenueDetail } from '../../../venues/contract.ts'
import { DetailSection } from '../detail/detail-section.tsx'
import { RichText } from '../detail/rich-text.tsx'
import styles from './directions.module.css'
import { strings } from './strings.ts'

/** The way there on a map of our own, so that no other provider learns of the visitor. */
export function Directions({ venue }: { venue: VenueDetail }) {
  const t = useStrings(strings)
  const { map_image_obj: map, directions, latitude, longitude } = venue
  const hasPosition = latitude !== null && longitude !== null
  if (!map && !directions && !hasPosition) return null
  return (
    <DetailSection name="Directions" title={t.directions}>
      <div className={styles.directions}>
        {map && <Picture image={map} sizes="(min-width: 64em) 45vw, 100vw" />}
        <div className={styles.words}>
          {directions && <RichText html={directions} />}
          {hasPosition && (
            <p className={styles.map}>
              <Link to={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17`} newWindow>
                {t.openMap}
              </Link>
            </p>
          )}
        </div>
      </div>
    </DetailSection>
  )
}

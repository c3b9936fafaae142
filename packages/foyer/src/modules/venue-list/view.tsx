import type { ContentOf } from '../kit/define-module.ts'
import { VenueCard } from '../venue/venue-card.tsx'
import type { venueList } from './schema.ts'
import styles from './view.module.css'

export const width = 'broad'

export default function VenueListView({ module }: { module: ContentOf<typeof venueList> }) {
  return (
    <ul className={styles.list}>
      {module.children.map(
        ({ id, venue_obj }) =>
          venue_obj && (
            <li key={id}>
              <VenueCard venue={venue_obj} />
            </li>
          ),
      )}
    </ul>
  )
}

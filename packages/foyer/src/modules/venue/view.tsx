import type { ContentOf } from '../kit/define-module.ts'
import type { venue } from './schema.ts'
import { VenueCard } from './venue-card.tsx'

export const width = 'broad'

export default function VenueView({ module }: { module: ContentOf<typeof venue> }) {
  return module.venue_obj && <VenueCard venue={module.venue_obj} />
}

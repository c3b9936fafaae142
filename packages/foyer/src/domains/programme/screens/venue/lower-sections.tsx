import { useStrings } from '../../../../ui/use-locale.ts'
import { AllDates, DATES, withAllDates } from '../detail/all-dates.tsx'
import { DetailSection } from '../detail/detail-section.tsx'
import { EventList } from '../detail/event-list.tsx'
import { OwnSectionView } from '../detail/own-section-view.tsx'
import { RichText } from '../detail/rich-text.tsx'
import { strings as detailStrings } from '../detail/section-strings.ts'
import { Accessibility } from './accessibility.tsx'
import { Directions } from './directions.tsx'
import { Rooms } from './rooms.tsx'
import { strings } from './strings.ts'
import type { VenueData } from './venue-data.ts'

/** Description, directions, access, and programme. */
export function LowerSections({ venue, dates, count, section }: VenueData) {
  const t = useStrings(strings)
  const detail = useStrings(detailStrings)
  return (
    <>
      {venue.description && (
        <DetailSection name="Description" title={t.about}>
          <RichText html={venue.description} lead />
        </DetailSection>
      )}
      {venue.rooms.length > 0 && (
        <DetailSection name="Rooms" title={t.rooms} ground="cc02">
          <Rooms rooms={venue.rooms} />
        </DetailSection>
      )}
      <Directions venue={venue} />
      <Accessibility venue={venue} />
      <DetailSection name="Events" title={detail.nextHere} anchor={DATES} ground="cc01">
        <EventList events={dates} />
        <AllDates shown={dates.length} count={count} to={withAllDates(venue.url)} />
      </DetailSection>
      <OwnSectionView section={section} />
    </>
  )
}

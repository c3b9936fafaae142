import { useStrings } from '../../../../ui/use-locale.ts'
import { AllDates, DATES, withAllDates } from '../detail/all-dates.tsx'
import { DetailSection } from '../detail/detail-section.tsx'
import { EventList } from '../detail/event-list.tsx'
import { FollowDates } from '../detail/follow-dates.tsx'
import { OwnSectionView } from '../detail/own-section-view.tsx'
import { RichText } from '../detail/rich-text.tsx'
import { strings as sectionStrings } from '../detail/section-strings.ts'
import type { SeriesData } from './series-data.ts'

/** What the events of a series have in common, and their dates. */
export function SeriesSections({ series, dates, count, section }: SeriesData) {
  const words = useStrings(sectionStrings)
  return (
    <>
      {series.description && (
        <DetailSection name="Description" title={words.description}>
          <RichText html={series.description} lead />
        </DetailSection>
      )}
      <DetailSection name="Events" title={words.nextInSeries} anchor={DATES} ground="cc01">
        <EventList events={dates} />
        <AllDates shown={dates.length} count={count} to={withAllDates(series.url)} />
        {dates.length > 0 && <FollowDates of={`series=${series.id}`} />}
      </DetailSection>
      <OwnSectionView section={section} />
    </>
  )
}

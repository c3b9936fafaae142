import type { ComponentType } from 'react'
import { Link } from '../../../../ui/link.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import { isLong } from '../../../events/screens/lasting.ts'
import { AllDates, withAllDates } from '../detail/all-dates.tsx'
import { DateList } from '../detail/date-list.tsx'
import { DetailSection } from '../detail/detail-section.tsx'
import { EventList } from '../detail/event-list.tsx'
import { RichText } from '../detail/rich-text.tsx'
import { strings } from '../detail/section-strings.ts'
import {
  ArticlesSection,
  ContributorsSection,
  DescriptionSection,
  FilmSection,
  OpeningHoursSection,
  PicturesSection,
  PromoterSection,
  WorksSection,
} from '../detail/shared-sections.tsx'
import { Sponsors } from '../detail/sponsors.tsx'
import { DATES_ANCHOR } from '../production/production-data.ts'
import { Doors } from './doors.tsx'
import type { EventData } from './event-data.ts'
import type { EventSectionName } from './event-sections.ts'
import styles from './section-views.module.css'

/** The content of each section of an event's page. */
export const SECTION_VIEWS: Record<EventSectionName, ComponentType<EventData>> = {
  Children({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Children" title={t.children} ground="cc01">
        <EventList events={event.children} />
      </DetailSection>
    )
  },
  ImportantInfo({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="ImportantInfo" title={t.importantInfo} ground="cc03">
        <div className={styles.info}>
          <RichText html={event.important_info} />
        </div>
      </DetailSection>
    )
  },
  // An exhibition can be seen while its venue is open; for any other event, doors are shown.
  OpeningHours({ event, venue }) {
    const t = useStrings(strings)
    if (isLong(event)) return <OpeningHoursSection venue={venue} />
    return (
      <DetailSection name="OpeningHours" title={t.admission}>
        {venue && <Doors event={event} venue={venue} />}
      </DetailSection>
    )
  },
  Description: ({ event }) => <DescriptionSection of={event} />,
  ImageSlider: ({ event }) => <PicturesSection of={event} />,
  Programs: ({ event }) => <WorksSection of={event} />,
  Video: ({ event }) => <FilmSection of={event} />,
  Contributors: ({ event }) => <ContributorsSection of={event} />,
  Series({ event: { series } }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Series" title={t.series} ground="cc03">
        {series && (
          <p className={styles.series}>
            <Link to={series.url} lang={series.lang}>
              {series.name}
            </Link>
          </p>
        )}
      </DetailSection>
    )
  },
  Events({ event, others, allDates }) {
    const t = useStrings(strings)
    const { production, series } = event
    const all = production ? `${production.url}#${DATES_ANCHOR}` : series && withAllDates(series.url)
    return (
      <DetailSection name="Events" title={production ? t.moreDates : t.nextInSeries}>
        {production ? <DateList events={others} /> : <EventList events={others} />}
        {all && <AllDates shown={others.length} count={allDates} to={all} />}
      </DetailSection>
    )
  },
  Blog: ({ articles }) => <ArticlesSection articles={articles} ground="cc01" />,
  Sponsors({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Sponsors" title={t.sponsors}>
        <Sponsors sponsors={event.sponsors} />
      </DetailSection>
    )
  },
  Promoter: ({ event }) => <PromoterSection of={event} />,
}

import type { ComponentType } from 'react'
import { Link } from '../../../../ui/link.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import { Articles } from '../detail/articles.tsx'
import { Contributors } from '../detail/contributors.tsx'
import { DateList } from '../detail/date-list.tsx'
import { DetailSection } from '../detail/detail-section.tsx'
import { EventList } from '../detail/event-list.tsx'
import { FilmPlace } from '../detail/film-place.tsx'
import { Gallery } from '../detail/gallery.tsx'
import { OpeningHours } from '../detail/opening-hours.tsx'
import { Promoter } from '../detail/promoter.tsx'
import { RichText } from '../detail/rich-text.tsx'
import { strings } from '../detail/section-strings.ts'
import { Sponsors } from '../detail/sponsors.tsx'
import { Works } from '../detail/works.tsx'
import type { EventData } from './event-data.ts'
import type { EventSectionName } from './event-sections.ts'
import styles from './section-views.module.css'

/** What stands in each section of an event's page. */
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
  OpeningHours({ venue }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="OpeningHours" title={t.openingHours}>
        {venue && <OpeningHours venue={venue} />}
      </DetailSection>
    )
  },
  Description({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Description" title={t.description}>
        <RichText html={event.description} lead />
      </DetailSection>
    )
  },
  ImageSlider({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="ImageSlider" title={t.pictures} isWide>
        <Gallery images={event.images} />
      </DetailSection>
    )
  },
  Programs({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Programs" title={t.works} ground="cc02">
        <Works works={event.works} />
      </DetailSection>
    )
  },
  Video({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Video" title={t.film}>
        <FilmPlace
          url={event.video_url}
          title={event.title}
          image={event.video_image_obj ?? event.image_obj}
        />
      </DetailSection>
    )
  },
  Contributors({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Contributors" title={t.contributors}>
        <Contributors contributors={event.contributors} />
      </DetailSection>
    )
  },
  Series({ event: { series } }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Series" title={t.series} ground="cc03">
        {series && (
          <p className={styles.series}>
            <Link to={series.url}>{series.name}</Link>
          </p>
        )}
      </DetailSection>
    )
  },
  Events({ event, others }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Events" title={event.production ? t.moreDates : t.nextInSeries}>
        {event.production ? <DateList events={others} /> : <EventList events={others} />}
      </DetailSection>
    )
  },
  Blog({ articles }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Blog" title={t.blog} ground="cc01">
        <Articles articles={articles} />
      </DetailSection>
    )
  },
  Sponsors({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Sponsors" title={t.sponsors}>
        <Sponsors sponsors={event.sponsors} />
      </DetailSection>
    )
  },
  Promoter({ event }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Promoter" title={t.promoter}>
        <Promoter promoter={event.promoter} />
      </DetailSection>
    )
  },
}

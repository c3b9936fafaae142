import type { ComponentType } from 'react'
import { useStrings } from '../../../../ui/use-locale.ts'
import { Articles } from '../detail/articles.tsx'
import { Contributors } from '../detail/contributors.tsx'
import { DateList } from '../detail/date-list.tsx'
import { DetailSection } from '../detail/detail-section.tsx'
import { FilmPlace } from '../detail/film-place.tsx'
import { Gallery } from '../detail/gallery.tsx'
import { OpeningHours } from '../detail/opening-hours.tsx'
import { Promoter } from '../detail/promoter.tsx'
import { RichText } from '../detail/rich-text.tsx'
import { strings } from '../detail/section-strings.ts'
import { strings as detailStrings } from '../detail/strings.ts'
import { Works } from '../detail/works.tsx'
import type { ProductionData } from './production-data.ts'
import type { ProductionSectionName } from './production-sections.ts'

/** Where the booking button of a production leads (2 §2 Sticky navigation and booking button). */
export const DATES_ANCHOR = 'datesAndTickets'

/** What stands in each section of a production's page. */
export const SECTION_VIEWS: Record<ProductionSectionName, ComponentType<ProductionData>> = {
  OpeningHours({ venue }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="OpeningHours" title={t.openingHours}>
        {venue && <OpeningHours venue={venue} />}
      </DetailSection>
    )
  },
  Description({ production }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Description" title={t.description}>
        <RichText html={production.description} lead />
      </DetailSection>
    )
  },
  ImageSlider({ production }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="ImageSlider" title={t.pictures} isWide>
        <Gallery images={production.images} />
      </DetailSection>
    )
  },
  Programs({ production }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Programs" title={t.works} ground="cc02">
        <Works works={production.works} />
      </DetailSection>
    )
  },
  Video({ production }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Video" title={t.film}>
        <FilmPlace
          url={production.video_url}
          title={production.title}
          image={production.video_image_obj ?? production.image_obj}
        />
      </DetailSection>
    )
  },
  Contributors({ production }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Contributors" title={t.contributors}>
        <Contributors contributors={production.contributors} />
      </DetailSection>
    )
  },
  Events({ dates }) {
    const t = useStrings(detailStrings)
    return (
      <DetailSection name="Events" title={t.datesAndTickets} anchor={DATES_ANCHOR} ground="cc01">
        <DateList events={dates} />
      </DetailSection>
    )
  },
  Blog({ articles }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Blog" title={t.blog}>
        <Articles articles={articles} />
      </DetailSection>
    )
  },
  Promoter({ production }) {
    const t = useStrings(strings)
    return (
      <DetailSection name="Promoter" title={t.promoter}>
        <Promoter promoter={production.promoter} />
      </DetailSection>
    )
  },
}

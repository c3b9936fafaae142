import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventDetail } from '../../../events/contract.ts'
import type { ArticleSummary } from '../../../magazine/contract.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import { Articles } from './articles.tsx'
import { Contributors } from './contributors.tsx'
import { DetailSection } from './detail-section.tsx'
import { FilmPlace } from './film-place.tsx'
import { Gallery } from './gallery.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { Promoter } from './promoter.tsx'
import { RichText } from './rich-text.tsx'
import { strings } from './section-strings.ts'
import { Works } from './works.tsx'

/** The fields of the sections that events and productions share. */

type Told = Pick<
  EventDetail,
  | 'title'
  | 'description'
  | 'images'
  | 'works'
  | 'video_url'
  | 'video_image_obj'
  | 'image_obj'
  | 'contributors'
  | 'promoter'
  | 'langs'
>

export function OpeningHoursSection({ venue }: { venue: VenueDetail | null }) {
  const t = useStrings(strings)
  return (
    <DetailSection name="OpeningHours" title={t.openingHours}>
      {venue && <OpeningHours venue={venue} />}
    </DetailSection>
  )
}

export function DescriptionSection({ of: { description } }: { of: Told }) {
  const t = useStrings(strings)
  return (
    <DetailSection name="Description" title={t.description}>
      <RichText html={description} lead />
    </DetailSection>
  )
}

export function PicturesSection({ of: { images } }: { of: Told }) {
  const t = useStrings(strings)
  return (
    <DetailSection name="ImageSlider" title={t.pictures} isWide>
      <Gallery images={images} />
    </DetailSection>
  )
}

export function WorksSection({ of: { works } }: { of: Told }) {
  const t = useStrings(strings)
  return (
    <DetailSection name="Programs" title={t.works} ground="cc02">
      <Works works={works} />
    </DetailSection>
  )
}

export function FilmSection({ of: { video_url, title, video_image_obj, image_obj } }: { of: Told }) {
  const t = useStrings(strings)
  return (
    <DetailSection name="Video" title={t.film}>
      <FilmPlace url={video_url} title={title} image={video_image_obj ?? image_obj} />
    </DetailSection>
  )
}

export function ContributorsSection({ of: { contributors } }: { of: Told }) {
  const t = useStrings(strings)
  return (
    <DetailSection name="Contributors" title={t.contributors}>
      <Contributors contributors={contributors} />
    </DetailSection>
  )
}

export function ArticlesSection({ articles, ground }: { articles: ArticleSummary[]; ground?: 'cc01' }) {
  const t = useStrings(strings)
  return (
    <DetailSection name="Blog" title={t.blog} ground={ground}>
      <Articles articles={articles} />
    </DetailSection>
  )
}

export function PromoterSection({ of: { promoter, langs } }: { of: Told }) {
  const t = useStrings(strings)
  return (
    <DetailSection name="Promoter" title={t.promoter}>
      <Promoter promoter={promoter} lang={langs?.promoter} />
    </DetailSection>
  )
}

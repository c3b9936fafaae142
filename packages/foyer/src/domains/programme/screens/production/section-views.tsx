import type { ComponentType } from 'react'
import { useSite } from '../../../../ui/site-context.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { DateList } from '../detail/date-list.tsx'
import { DetailSection } from '../detail/detail-section.tsx'
import { FollowDates } from '../detail/follow-dates.tsx'
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
import { strings } from '../detail/strings.ts'
import { DATES_ANCHOR, type ProductionData } from './production-data.ts'
import type { ProductionSectionName } from './production-sections.ts'

/** The content of each section of a production's page. */
export const SECTION_VIEWS: Record<ProductionSectionName, ComponentType<ProductionData>> = {
  OpeningHours: ({ venue }) => <OpeningHoursSection venue={venue} />,
  Description: ({ production }) => <DescriptionSection of={production} />,
  ImageSlider: ({ production }) => <PicturesSection of={production} />,
  Programs: ({ production }) => <WorksSection of={production} />,
  Video: ({ production }) => <FilmSection of={production} />,
  Contributors: ({ production }) => <ContributorsSection of={production} />,
  Events({ production, dates }) {
    const t = useStrings(strings)
    const { shopKind } = useSite()
    const title = shopKind === 'none' ? t.dates : t.datesAndTickets
    return (
      <DetailSection name="Events" title={title} anchor={DATES_ANCHOR} ground="cc01">
        <DateList events={dates} />
        {dates.length > 0 && <FollowDates of={`production=${production.id}`} />}
      </DetailSection>
    )
  },
  Blog: ({ articles }) => <ArticlesSection articles={articles} />,
  Promoter: ({ production }) => <PromoterSection of={production} />,
}

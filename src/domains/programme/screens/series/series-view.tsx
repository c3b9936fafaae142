import { href } from '../../../../contract/routes.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Head } from '../../../../ui/head.tsx'
import { Share } from '../../../../ui/share.tsx'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import type { EventSummary } from '../../../events/contract.ts'
import type { SeriesDetail } from '../../../series/contract.ts'
import { DetailSection } from '../detail/detail-section.tsx'
import { EventList } from '../detail/event-list.tsx'
import { Hero } from '../detail/hero.tsx'
import type { OwnSection } from '../detail/own-section.ts'
import { OwnSectionView } from '../detail/own-section-view.tsx'
import { plainText } from '../detail/plain-text.ts'
import { RichText } from '../detail/rich-text.tsx'
import { strings as sectionStrings } from '../detail/section-strings.ts'
import { strings } from '../detail/strings.ts'
import styles from './series-view.module.css'

export interface SeriesData {
  series: SeriesDetail
  dates: EventSummary[]
  /** How many there are in all. */
  count: number
  section: OwnSection
}

/** A series: what its evenings have in common, in the frame they share. */
export function SeriesView({ data: { series, dates, count, section } }: { data: SeriesData }) {
  const t = useStrings(strings)
  const words = useStrings(sectionStrings)
  const locale = useLocale()
  const programme = href('events', locale)
  return (
    <main id="main-content">
      <Head
        title={series.name}
        description={plainText(series.description) || series.subtitle}
        urls={series.urls}
        og={{ image: series.image_thumbnails?.horizontal }}
      />
      <Hero
        trail={[{ title: t.programme, url: programme }, { title: series.name }]}
        title={series.name}
        subtitle={series.subtitle}
        image={series.image_obj}
      >
        <Share title={series.name} />
      </Hero>
      {series.description && (
        <DetailSection name="Description" title={words.description}>
          <RichText html={series.description} lead />
        </DetailSection>
      )}
      <DetailSection name="Events" title={words.nextInSeries} ground="cc01">
        <EventList events={dates} />
        {count > dates.length && (
          <ButtonLink look="outline" to={`${programme}?series=${series.id}`} className={styles.all}>
            {words.allDates(count)}
          </ButtonLink>
        )}
      </DetailSection>
      <OwnSectionView section={section} />
    </main>
  )
}

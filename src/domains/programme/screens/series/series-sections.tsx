import { href } from '../../../../contract/routes.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import { DetailSection } from '../detail/detail-section.tsx'
import { EventList } from '../detail/event-list.tsx'
import { OwnSectionView } from '../detail/own-section-view.tsx'
import { RichText } from '../detail/rich-text.tsx'
import { strings as sectionStrings } from '../detail/section-strings.ts'
import styles from './series-view.module.css'
import type { SeriesData } from './series-view.tsx'

/** What the evenings of a series have in common, and when they are. */
export default function SeriesSections({ series, dates, count, section }: SeriesData) {
  const words = useStrings(sectionStrings)
  const programme = href('events', useLocale())
  return (
    <>
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
    </>
  )
}

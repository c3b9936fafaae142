import { useMemo, useRef } from 'react'
import { href } from '../../../../contract/routes.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Head } from '../../../../ui/head.tsx'
import { Heart } from '../../../../ui/heart.tsx'
import { Joined } from '../../../../ui/joined.tsx'
import { Share } from '../../../../ui/share.tsx'
import { useCurrentEvent } from '../../../../ui/shell-state.ts'
import { useSite } from '../../../../ui/site-context.ts'
import { StructuredData } from '../../../../ui/structured-data.tsx'
import { useFormat } from '../../../../ui/use-format.ts'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { isRunning } from '../../../events/screens/lasting.ts'
import { DateDisplay } from '../detail/date-display.tsx'
import { Fact } from '../detail/fact.tsx'
import { Facts } from '../detail/facts.tsx'
import { Hero } from '../detail/hero.tsx'
import { plainText } from '../detail/plain-text.ts'
import { strings as sectionStrings } from '../detail/section-strings.ts'
import { strings } from '../detail/strings.ts'
import { useOutOfView } from '../detail/use-out-of-view.ts'
import { DATES_ANCHOR, nextDate, type ProductionData } from './production-data.ts'
import { productionStructuredData } from './production-structured-data.ts'
import styles from './production-view.module.css'
import { Sections } from './sections.tsx'

/** A production with all its coming events. */
export function ProductionView({ data }: { data: ProductionData }) {
  const { production, dates } = data
  const t = useStrings(strings)
  const format = useFormat()
  const locale = useLocale()
  const { origin, siteName } = useSite()
  const next = nextDate(dates)
  const { author, exhibition_type, season } = production
  const kind = (exhibition_type || season) && <Joined words={[exhibition_type, season]} />
  return (
    <main id="main-content">
      <Head
        title={production.title}
        description={plainText(production.description) || production.subtitle}
        urls={production.urls}
        og={{ image: production.image_thumbnails?.horizontal, type: 'article' }}
      />
      <StructuredData
        data={import.meta.env.SSR ? productionStructuredData(data, { origin, siteName }) : null}
      />
      <Hero
        trail={[
          { title: t.productions, url: href('productions', locale) },
          { title: production.title, lang: production.lang },
        ]}
        preline={
          (author || kind) && (
            <>
              {author}
              {author && kind && ' · '}
              {kind}
            </>
          )
        }
        title={production.title}
        lang={production.lang}
        subtitle={production.subtitle}
        subtitleLang={production.langs?.subtitle}
        image={production.image_obj}
        aside={next && <NextDate event={next} />}
        facts={
          <Facts item={production}>
            <Fact term={t.premiere} lines={[production.premiere_on && format.date(production.premiere_on)]} />
          </Facts>
        }
      >
        <DatesLink data={data} />
      </Hero>
      <Sections {...data} />
    </main>
  )
}

/** The next date; for a running event, its end instead of its beginning. */
function NextDate({ event }: { event: EventSummary }) {
  const t = useStrings(strings)
  return isRunning(event) ? (
    <DateDisplay date_start={event.date_end} label={t.runsUntil} isWholeDay />
  ) : (
    <DateDisplay date_start={event.date_start} label={t.nextDate} />
  )
}

/** The link to the dates; when it is out of view, the shell's booking button replaces it. */
function DatesLink({ data: { production, dates } }: { data: ProductionData }) {
  const t = useStrings(strings)
  const { shopKind } = useSite()
  const words = useStrings(sectionStrings)
  const link = useRef<HTMLDivElement>(null)
  const [first] = dates
  const isOutOfView = useOutOfView(link, first !== undefined)
  useCurrentEvent(
    useMemo(
      () => ({
        kind: 'production' as const,
        title: '',
        ticket_url: `#${DATES_ANCHOR}`,
        seat_groups: [],
        prices: [],
        id_jet: null,
        date_start: first?.date_start ?? '',
      }),
      [first],
    ),
    isOutOfView,
  )
  return (
    <div className={styles.action} ref={link}>
      {first ? (
        <ButtonLink look="ticket" to={`#${DATES_ANCHOR}`} className={styles.button}>
          {shopKind === 'none' ? t.dates : t.datesAndTickets}
        </ButtonLink>
      ) : (
        <p className={styles.none}>{words.noEvents}</p>
      )}
      <Heart item={`production:${production.id}`} title={production.title} lang={production.lang} />
      <Share title={production.title} />
    </div>
  )
}

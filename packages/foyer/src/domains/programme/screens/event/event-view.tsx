import { href } from '../../../../contract/routes.ts'
import { Head } from '../../../../ui/head.tsx'
import { Joined } from '../../../../ui/joined.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useSite } from '../../../../ui/site-context.ts'
import { StructuredData } from '../../../../ui/structured-data.tsx'
import { useFormat } from '../../../../ui/use-format.ts'
import { useLocale, useStrings } from '../../../../ui/use-locale.ts'
import type { EventDetail } from '../../../events/contract.ts'
import { DateDisplay } from '../detail/date-display.tsx'
import { Hero } from '../detail/hero.tsx'
import { plainText } from '../detail/plain-text.ts'
import { strings } from '../detail/strings.ts'
import { Booking } from './booking.tsx'
import type { EventData } from './event-data.ts'
import { EventFacts } from './event-facts.tsx'
import { eventStructuredData } from './event-structured-data.ts'
import styles from './event-view.module.css'
import { Sections } from './sections.tsx'

/** An event: when, what and where, then all further sections. */
export function EventView({ data }: { data: EventData }) {
  const { event, venue } = data
  const t = useStrings(strings)
  const format = useFormat()
  const locale = useLocale()
  const { origin, siteName, shopKind } = useSite()
  const description = plainText(event.description) || event.subtitle
  return (
    <main id="main-content">
      <Head
        title={`${event.title}, ${format.date(event.date_start)}`}
        description={description}
        urls={event.urls}
        og={{ title: event.title, image: event.image_thumbnails?.horizontal, type: 'article' }}
      />
      <StructuredData
        data={
          import.meta.env.SSR
            ? eventStructuredData({
                ...{ event, venue, origin, siteName, description },
                hasShop: shopKind !== 'none',
              })
            : null
        }
      />
      <Hero
        trail={[
          { title: t.programme, url: href('events', locale) },
          { title: event.title, lang: event.lang },
        ]}
        preline={<Preline event={event} />}
        title={event.title}
        lang={event.lang}
        subtitle={event.subtitle}
        subtitleLang={event.langs?.subtitle}
        image={event.image_obj}
        isStruck={event.status === 'cancelled'}
        aside={<DateDisplay date_start={event.date_start} date_end={event.date_end} />}
        facts={<EventFacts event={event} />}
      >
        <Place room={event.room} />
        <Booking event={event} />
      </Hero>
      <Sections {...data} />
    </main>
  )
}

function Preline({ event }: { event: EventDetail }) {
  const t = useStrings(strings)
  const { parent_event: parent } = event
  return (
    <>
      <Joined words={[{ name: event.event_type_new, lang: event.langs?.event_type_new }, event.genre]} />
      {parent && (
        <>
          {' · '}
          {t.partOf}{' '}
          <Link to={parent.url} lang={parent.lang}>
            {parent.name}
          </Link>
        </>
      )}
    </>
  )
}

function Place({ room }: { room: EventDetail['room'] }) {
  if (!room) return null
  return (
    <p className={styles.place}>
      <Joined words={[room]} />
      {room.venue && (
        <>
          ,{' '}
          <Link to={room.venue.url} lang={room.venue.lang}>
            {room.venue.name}
          </Link>
        </>
      )}
    </p>
  )
}

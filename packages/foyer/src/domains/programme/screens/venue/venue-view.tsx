import { Head } from '../../../../ui/head.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useSite } from '../../../../ui/site-context.ts'
import { StructuredData } from '../../../../ui/structured-data.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { VenueDetail } from '../../../venues/contract.ts'
import { DetailSection } from '../detail/detail-section.tsx'
import { Fact } from '../detail/fact.tsx'
import factStyles from '../detail/facts.module.css'
import { Hero } from '../detail/hero.tsx'
import { HeroEnd } from '../detail/hero-end.tsx'
import { OpeningHours } from '../detail/opening-hours.tsx'
import { plainText } from '../detail/plain-text.ts'
import { strings as detailStrings } from '../detail/section-strings.ts'
import { LowerSections } from './lower-sections.tsx'
import { strings } from './strings.ts'
import type { VenueData } from './venue-data.ts'
import { venueStructuredData } from './venue-structured-data.ts'

/** A venue: opening hours, directions, and programme. */
export function VenueView({ data }: { data: VenueData }) {
  const { venue } = data
  const { origin } = useSite()
  const t = useStrings(detailStrings)
  return (
    <main id="main-content">
      <Head
        title={venue.name}
        description={plainText(venue.description) || venue.subtitle}
        urls={venue.urls}
        og={{ image: venue.image_thumbnails?.horizontal }}
      />
      <StructuredData data={import.meta.env.SSR ? venueStructuredData(venue, { origin }) : null} />
      <Hero
        trail={[{ title: venue.name, lang: venue.lang }]}
        title={venue.name}
        lang={venue.lang}
        subtitle={venue.subtitle}
        subtitleLang={venue.langs?.subtitle}
        image={venue.image_obj}
        facts={<Contact venue={venue} />}
      >
        <HeroEnd title={venue.name} next={data.dates[0]} />
      </Hero>
      {/* Hydrated with the page, so that it shows without an action whether the venue is open now. */}
      {venue.opening_hours.length > 0 && (
        <DetailSection name="OpeningHours" title={t.openingHours}>
          <OpeningHours venue={venue} isOwn />
        </DetailSection>
      )}
      <LowerSections {...data} />
    </main>
  )
}

function Contact({ venue }: { venue: VenueDetail }) {
  const t = useStrings(strings)
  const town = [venue.postal_code, venue.city].filter(Boolean).join(' ')
  return (
    <dl className={factStyles.facts} data-wide>
      <Fact term={t.address} lines={[venue.street, town]} />
      <Fact
        term={t.contact}
        lines={[
          venue.phone && <Link to={`tel:${venue.phone.replace(/[^\d+]/g, '')}`}>{venue.phone}</Link>,
          venue.email && <Link to={`mailto:${venue.email}`}>{venue.email}</Link>,
        ]}
      />
    </dl>
  )
}

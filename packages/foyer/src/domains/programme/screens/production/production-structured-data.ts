import {
  addressOf,
  type Describing,
  type Graph,
  houseOf,
  known,
  picturesOf,
  whole,
} from '../../../../ui/graph.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { plainText } from '../detail/plain-text.ts'
import { geoOf, partOf, performersOf } from '../event/event-structured-data.ts'
import { ageRange, languagesIn, spokenIn } from '../event/spoken-languages.ts'
import type { ProductionData } from './production-data.ts'

/** As many dates as search engines read; each has a page with the rest. */
const MOST_DATES = 20

/**
 * A production for search engines (schema.org): the work, and while there are dates, the run of them. The dates of one venue share
 * its address, which is written once.
 */
export function productionStructuredData(
  { production, dates, venue }: ProductionData,
  site: Describing,
): Graph {
  const { origin } = site
  const url = whole(production.url, origin)
  const { author, contributors } = production
  const work = known({
    '@type': production.kind === 'theatre' ? 'Play' : 'CreativeWork',
    '@id': `${url}#work`,
    name: production.title,
    alternativeHeadline: production.subtitle,
    url,
    description: plainText(production.description) || production.subtitle,
    image: picturesOf(production.image_obj, origin),
    author: author && { '@type': 'Person', name: author },
    contributor: performersOf(contributors, origin),
    producer: houseOf(site),
    inLanguage: spokenIn(production.language),
    typicalAgeRange: ageRange(production.age_advice),
    hasPart: production.works.map(({ title, composer }) =>
      known({
        '@type': 'MusicComposition',
        name: title,
        composer: composer && { '@type': 'Person', name: composer },
      }),
    ),
  })
  const [first] = dates
  if (!first) return work
  const place = venue && `${whole(venue.url, origin)}#venue`
  const location = venue && {
    ...known({ '@type': 'EventVenue', '@id': place, name: venue.name, url: whole(venue.url, origin) }),
    address: addressOf(venue),
    ...(geoOf(venue) && { geo: geoOf(venue) }),
  }
  const isThere = (event: EventSummary) => venue && event.room?.venue?.id === venue.id
  return known({
    '@type': 'EventSeries',
    '@id': `${url}#dates`,
    name: production.title,
    url,
    description: work.description,
    image: work.image,
    startDate: first.date_start,
    endDate: dates.at(-1)?.date_end,
    location,
    organizer: houseOf(site),
    performer: work.contributor,
    subtitleLanguage: languagesIn(production.surtitles),
    // The picture, the text and the people are said above.
    workPerformed: known({ ...work, description: '', image: [], contributor: [] }),
    subEvent: dates
      .slice(0, MOST_DATES)
      .map((event) => ({ ...partOf(event, origin), ...(isThere(event) && { location: { '@id': place } }) })),
  })
}

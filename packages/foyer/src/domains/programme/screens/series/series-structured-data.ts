import { type Describing, type Graph, houseOf, known, picturesOf, whole } from '../../../../ui/graph.ts'
import { plainText } from '../detail/plain-text.ts'
import { partOf } from '../event/event-structured-data.ts'
import type { SeriesData } from './series-data.ts'

/** A series with its next dates for search engines (schema.org). */
export function seriesStructuredData({ series, dates }: SeriesData, site: Describing): Graph {
  const url = whole(series.url, site.origin)
  return known({
    '@type': 'EventSeries',
    '@id': url,
    name: series.name,
    url,
    description: plainText(series.description) || series.subtitle,
    image: picturesOf(series.image_obj, site.origin),
    startDate: dates[0]?.date_start,
    organizer: houseOf(site),
    subEvent: dates.map((event) => partOf(event, site.origin)),
  })
}

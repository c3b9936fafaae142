import { type Describing, type Graph, houseOf, known, picturesOf, whole } from '../../../../ui/graph.ts'
import { plainText } from '../detail/plain-text.ts'
import type { PersonData } from './person-data.ts'

/** A person of the house for search engines (schema.org). What they play in names its own page. */
export function personStructuredData({ person, dates }: PersonData, site: Describing): Graph {
  const url = whole(person.url, site.origin)
  return known({
    '@type': 'Person',
    '@id': url,
    name: person.name,
    givenName: person.first_name,
    familyName: person.last_name,
    url,
    jobTitle: person.role,
    description: plainText(person.biography),
    image: picturesOf(person.image_obj, site.origin),
    affiliation: houseOf(site),
    performerIn: dates.map((event) => ({ '@id': whole(event.url, site.origin) })),
  })
}

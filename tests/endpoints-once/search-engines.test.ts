import { afterAll, describe, expect, it } from 'vitest'
import { SEARCH_SHAPES } from '../../packages/foyer/src/contract/image-shapes.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { asc } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { findAddress } from '../support/find-address.ts'
import { addEvent, bilingual } from '../support/rows.ts'
import { GOOGLE_EVENT, valuesAt } from '../support/search-engines/google-events.ts'
import { graphOf, readGraphs } from '../support/search-engines/read-graphs.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const sitemap = (await house.inject('/sitemap.xml')).body
const at = async (url: string) => {
  const answer = await house.inject(url)
  expect(answer.statusCode, url).toBe(200)
  return readGraphs(answer.body)
}
const page = (start: string) => at(findAddress(sitemap, start))

const IN_WORDS = 'https://schema.org/'

describe('every event page of the demo', () => {
  it('says what Google requires and recommends', async () => {
    const ids = await house.app.platform.db.select({ id: events.id }).from(events).orderBy(asc(events.id))
    expect(ids.length).toBe(200)
    const types = new Set<unknown>()
    const complete = new Map<string, number>(GOOGLE_EVENT.recommended.map((field) => [field, 0]))
    for (const [index, { id }] of ids.entries()) {
      const locale = index % 2 === 0 ? 'de' : 'en'
      const { url } = (await house.inject(`/${locale}/api/events/${id}/`)).json()
      const graph = (await at(url)).find((one) => 'startDate' in one)
      for (const field of GOOGLE_EVENT.required)
        expect(valuesAt(graph, field), `${url} says ${field}`).not.toEqual([])
      for (const field of GOOGLE_EVENT.recommended)
        if (valuesAt(graph, field).length > 0) complete.set(field, (complete.get(field) ?? 0) + 1)
      for (const field of ['startDate', 'endDate', 'previousStartDate', 'doorTime', 'offers.validFrom'])
        for (const value of valuesAt(graph, field))
          expect(value, `${url}: ${field}`).toMatch(GOOGLE_EVENT.moment)
      expect(GOOGLE_EVENT.statuses.map((status) => IN_WORDS + status)).toContain(graph?.eventStatus)
      for (const value of valuesAt(graph, 'offers.availability'))
        expect(GOOGLE_EVENT.availabilities.map((word) => IN_WORDS + word)).toContain(value)
      types.add(graph?.['@type'])
    }
    const share = Object.fromEntries([...complete].map(([field, count]) => [field, count / ids.length]))
    // The demo of the tests has no pictures. Of past events nothing is offered, and not every evening names its people.
    const partly = ([field]: [string, number]) => /^(?:offers|performer)/.test(field)
    delete share.image
    for (const [field, part] of Object.entries(share).filter((one) => !partly(one)))
      expect(part, `all pages say ${field}`).toBe(1)
    for (const [field, part] of Object.entries(share).filter(partly))
      expect(part, `most pages say ${field}`).toBeGreaterThan(0.3)
    expect([...types].sort()).toEqual(expect.arrayContaining(['DanceEvent', 'MusicEvent', 'TheaterEvent']))
    expect(types).not.toContain('Event')
  })
})

describe('the other pages of the demo', () => {
  it.each([
    ['/de/produktionen/mittagslinie', ['EventSeries', 'Play', 'CreativeWork'], ['name', 'url', 'organizer']],
    ['/en/productions/noon-line', ['EventSeries', 'Play', 'CreativeWork'], ['name', 'url', 'organizer']],
    ['/de/team/[a-z-]+', ['Person'], ['name', 'jobTitle', 'affiliation']],
    ['/de/series/[a-z-]+', ['EventSeries'], ['name', 'description']],
    ['/de/magazin/[a-z-]+', ['Article'], ['headline', 'datePublished', 'publisher', 'inLanguage']],
    ['/de/veranstaltungsorte/[a-z-]+', ['EventVenue'], ['address', 'geo', 'containsPlace.name']],
  ])('%s describes itself', async (start, types, fields) => {
    const graph = graphOf(await page(start), ...types)
    for (const field of fields) expect(valuesAt(graph, field), field).not.toEqual([])
  })

  it('the home page says who the house is, and how the site is searched', async () => {
    const graphs = await at('/de')
    expect(graphOf(graphs, 'Organization')).toMatchObject({
      name: 'Haus Meridian',
      '@id': 'http://localhost:80/#house',
    })
    expect(graphOf(graphs, 'WebSite')).toBeDefined()
  })
})

it('pictures are wide enough for search engines', () => {
  for (const [name, { width }] of Object.entries(SEARCH_SHAPES))
    expect(width, name).toBeGreaterThanOrEqual(GOOGLE_EVENT.pictureWidth)
})

it('no title ends the description or begins another', async () => {
  const title = '</script><script>alert(1)</script><!-- "\\u003c & \u2028'
  const id = await addEvent(house, '2027-03-01T19:00:00Z', { title: bilingual(title, title) })
  const { url } = (await house.inject(`/de/api/events/${id}/`)).json()
  const { body } = await house.inject(url)
  expect(body).not.toContain('<script>alert(1)')
  expect((await readGraphs(body)).find((one) => 'startDate' in one)).toMatchObject({ name: title })
})

import { afterAll, describe, expect, it } from 'vitest'
import { clockIn } from '../../packages/foyer/src/platform/time/house-clock.ts'
import { fixtureHouse } from '../support/fixture-house.ts'
import { readCalendar } from '../support/read-calendar.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

/** A house with another clock and another currency: `tests/houses/far-away`. */
const ZONE = 'America/St_Johns'
const house = fixtureHouse('far-away')
const { folder, remove } = temporaryFolder()
afterAll(async () => {
  await endAll()
  remove()
})
const server = await startFoyer(folder, { FOYER_HOUSE: house, DEMO: 'on', ...WITHOUT_SHOP })
await server.opened

const { houseDay, houseInstant } = clockIn(ZONE)
const year = Number(houseDay(new Date()).slice(0, 4)) + 1
const read = async (path: string) => {
  const answer = await fetch(server.address + path)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

interface Listed {
  results: { id: number; url: string; date_start: string; day: string }[]
}

describe.each([
  ['in summer', `${year}-07-15`, '-02:30', '15. Juli', '15 July'],
  ['in winter', `${year}-12-15`, '-03:30', '15. Dezember', '15 December'],
])('an evening at half past seven, %s', async (_, day, offset, german, english) => {
  const evening = async (locale: string) => {
    const { results } = JSON.parse(await read(`/${locale}/api/events/?date=${day}`)) as Listed
    const found = results.find((event) => event.date_start.startsWith(day))
    if (!found) throw new Error(`There is no evening on ${day}.`)
    return found
  }

  it('is at half past seven of its own clock in every answer', async () => {
    expect(await evening('de')).toMatchObject({ date_start: `${day}T19:30:00${offset}`, day })
  })

  it('is shown so, in its own currency, in both languages', async () => {
    const de = await read((await evening('de')).url)
    expect(de).toContain(`${german} ${year}`)
    expect(de).toContain('19:30 Uhr')
    expect(de).toContain('CHF\u00a012.50')
    const en = await read((await evening('en')).url)
    expect(en).toContain(`${english} ${year}`)
    expect(en).toContain('CHF\u00a012.50')
    expect(de + en).not.toContain('€')
  })

  it('tells search engines the offset, the currency and the country', async () => {
    const page = await read((await evening('en')).url)
    const scripts = page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
    const told = [...scripts].map(([, json = '']) => JSON.parse(json) as { '@type': string })
    expect(told.find((item) => item['@type'] === 'Event')).toMatchObject({
      startDate: `${day}T19:30:00${offset}`,
      location: { address: { addressCountry: 'CA' } },
      offers: [{ price: '12.50', priceCurrency: 'CHF' }],
    })
  })

  it('is in the calendar by its own zone', async () => {
    const file = await read(`/en/api/events/${(await evening('en')).id}.ics`)
    expect(file).toContain(`\r\nDTSTART;TZID=${ZONE}:${day.replaceAll('-', '')}T193000\r\n`)
    expect(readCalendar(file).events).toMatchObject([
      { start: houseInstant(day, '19:30').toISOString(), zone: ZONE },
    ])
  })
})

it('opening hours are shown as they are, whatever the zone', async () => {
  const [, venue = ''] = /<loc>[^<]*?(\/de\/[^<]*speicher[^<]*)<\/loc>/.exec(await read('/sitemap.xml')) ?? []
  const page = await read(venue)
  expect(page).toContain('14:00')
  expect(page).toContain('18:00')
})

it('the feed gives the moment of an article by the house’s clock', async () => {
  const feed = await read('/en/magazine/feed.xml')
  expect(feed).toMatch(/<published>\d{4}-\d\d-\d\dT08:00:00-0[23]:30<\/published>/)
})

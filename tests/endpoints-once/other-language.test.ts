import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { catalog } from '../../houses/meridian/content/artwork/catalog.ts'
import { calendarOf } from '../../houses/meridian/content/calendar.ts'
import { seedBuildingBlocks } from '../../houses/meridian/content/seed/building-blocks.ts'
import { openDesk } from '../../packages/foyer/src/content/desk.ts'
import type { Locale } from '../../packages/foyer/src/contract/locale.ts'
import { href } from '../../packages/foyer/src/contract/routes.ts'
import { events, eventTags } from '../../packages/foyer/src/domains/events/tables.ts'
import { articleCategories } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { images } from '../../packages/foyer/src/domains/media/tables.ts'
import { venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { reindex } from '../../packages/foyer/src/pages/reindex.ts'
import type { Platform } from '../../packages/foyer/src/platform/context.ts'
import { asc, getTableConfig, gt, sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { houseAt } from '../../scripts/root.mjs'
import { DEMO_TABLES } from '../support/demo-tables.ts'
import { findAddress } from '../support/find-address.ts'
import { requireBuild } from '../support/require-build.ts'
import { startTestApp } from '../support/test-app.ts'
import { textsOf } from '../support/text-languages.ts'

/** Every text in one language only begins with this word, which is on no page otherwise. */
const SIGN = { de: 'Nurdeutsch', en: 'Onlyenglish' }

/** The screens to check; texts that only occur in lists are on the screens of lists. */
const SCREENS: Record<Locale, string[]> = {
  en: [
    '/en',
    '/en/events',
    '/en/events?room=1&type=30',
    '/en/productions',
    '/en/team',
    '/en/magazine',
    '/en/magazine/tags',
    '/en/search?q=nurdeutsch',
    '/en/search/others?q=nurdeutsch',
    '/en/subscriptions',
    '/en/terms',
    '/en/against-the-light',
    '/en/building-blocks',
  ],
  de: [
    '/de',
    '/de/programm',
    '/de/programm?room=1&type=30',
    '/de/produktionen',
    '/de/team',
    '/de/magazin',
    '/de/magazin/tags',
    '/de/search?q=onlyenglish',
    '/de/search/others?q=onlyenglish',
    '/de/gegenlicht',
    '/de/abonnements',
    '/de/agb',
    '/de/bausteine',
  ],
}

/** Items, by their addresses without the id. */
const ITEMS: Record<Locale, string[]> = {
  en: [
    '/en/events/against-the-light',
    '/en/events/lighting-call',
    '/en/events/symphony-by-the-river-farrenc-was-right',
    '/en/productions/the-night-store',
    '/en/team/jonna-petersheim',
    '/en/venues/granary',
    '/en/series/night-pieces',
    '/en/magazine/tags/night',
    '/en/magazine/categories/in-rehearsal',
    '/en/magazine/seven-floors-one-man',
    '/en/forms/write-to-us',
    '/en/forms/enquire-about-hire',
  ],
  de: [
    '/de/programm/gegenlicht',
    '/de/programm/lichtprobe',
    '/de/programm/sinfonie-am-fluss-farrenc-hatte-recht',
    '/de/produktionen/der-nachtspeicher',
    '/de/team/jonna-petersheim',
    '/de/veranstaltungsorte/speicher',
    '/de/series/nachtstuecke',
    '/de/magazin/tags/nacht',
    '/de/magazin/categories/auf-der-probe',
    '/de/magazin/sieben-boeden-ein-mann',
    '/de/forms/schreiben-sie-uns',
    '/de/forms/raeume-anfragen',
  ],
}

/** From a house with its own titles: with the titles the addresses change, and an old one leads to the new one. */
async function addressesOfItems(): Promise<Record<Locale, string[]>> {
  const house = await startTestApp()
  const find = async (page: Locale) => {
    const urls = ['/sitemap.xml', href('magazine', page), href('magazineTags', page)]
    const linked = await Promise.all(urls.map((url) => house.inject(url)))
    const text = linked.map(({ body }) => body).join()
    return ITEMS[page].map((start) => findAddress(text, start))
  }
  const found = { de: await find('de'), en: await find('en') }
  await house.close()
  return found
}

/** A house in which all texts exist in one language only. */
async function houseIn(written: Locale) {
  const house = await startTestApp()
  const { platform } = house.app
  await addBuildingBlocks(platform)
  // A text that begins with a slash or a protocol is an address.
  const text = String.raw`(?!/|https?:|mailto:)((?:[^"\\]|\\.)+)`
  const any = String.raw`(?:[^"\\]|\\.)*`
  const [found, left] =
    written === 'de'
      ? [`"de": "${text}", "en": "${any}"`, `"de": "${SIGN.de} \\1", "en": ""`]
      : [`"de": "${any}", "en": "${text}"`, `"de": "", "en": "${SIGN.en} \\1"`]
  for (const table of [...DEMO_TABLES, images]) {
    const { name, columns } = getTableConfig(table)
    // Pages are written separately in each language, and do not fall back to each other.
    if (/^(?:version|document)/.test(name)) continue
    for (const column of columns.filter(({ dataType }) => dataType === 'json')) {
      const [own, key] = [sql.identifier(name), sql.identifier(snake(column.name))]
      await platform.db.execute(
        sql`update ${own} set ${key} = regexp_replace(${key}::text, ${found}, ${left}, 'g')::jsonb where ${key} is not null`,
      )
    }
  }
  await reindex(platform)
  return house
}

/** Adds a page with all modules. The tests' demo has no pictures, so one is used for all. */
async function addBuildingBlocks(platform: Platform): Promise<void> {
  const [any] = catalog
  if (!any) throw new Error('There is no picture at all.')
  const desk = openDesk(platform)
  const id = (await desk.picture(path.join(houseAt(), 'content/artwork/masters', any.file), {
    alt: any.alt,
  })) as number
  const idsOf = async (table: typeof eventTags | typeof articleCategories) =>
    (await platform.db.select({ id: table.id }).from(table).orderBy(asc(table.id))).map((row) => row.id)
  const venueIds = await platform.db.select({ id: venues.id }).from(venues).orderBy(asc(venues.id))
  const [tag] = await idsOf(eventTags)
  const coming = await platform.db
    .select({ id: events.id })
    .from(events)
    .where(gt(events.dateStart, desk.now))
    .orderBy(asc(events.dateStart))
    .limit(5)
  await seedBuildingBlocks(
    { desk, calendar: calendarOf(desk.now) },
    {
      pictures: new Map(catalog.map(({ name }) => [name, id])),
      venues: venueIds.map((row) => row.id),
      categories: await idsOf(articleCategories),
      tag: tag as number,
      event: coming.at(-1)?.id as number,
    },
  )
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

requireBuild()
const items = await addressesOfItems()
const houses = { de: await houseIn('de'), en: await houseIn('en') }
afterAll(async () => {
  await houses.de.close()
  await houses.en.close()
})

describe.each([
  ['en', 'de'],
  ['de', 'en'],
] as const)('quality, Accessibility: on screens in "%s"', (page, written) => {
  const house = houses[written]

  it.each([...SCREENS[page], ...items[page]])(
    'a text that falls back to the other language says so: %s',
    async (path) => {
      const html = await follow(path)
      const standIns = textsOf(html).filter(({ text }) => text.includes(SIGN[written]))
      expect(standIns.length).toBeGreaterThan(2)
      expect(standIns.filter(({ lang }) => lang !== written)).toEqual([])
      // And the page as a whole is still in its own.
      expect(textsOf(html).some(({ lang }) => lang === page)).toBe(true)
    },
  )

  it('articles of the feed say so', async () => {
    const { body } = await house.inject(`${href('magazine', page)}/feed.xml`)
    const entries = body.split('<entry>').slice(1).join('')
    const standIns = [...entries.matchAll(/<(title|summary|category)\b[^>]*>[^<]*/g)].flatMap(([element]) =>
      element.includes(SIGN[written]) ? [element] : [],
    )
    expect(standIns.length).toBeGreaterThan(2)
    expect(standIns.filter((element) => !element.includes(` xml:lang="${written}"`))).toEqual([])
  })

  it('suggestions of a half-typed search say so', async () => {
    const answer = await house.inject(`/${page}/api/search/autocomplete?query=${SIGN[written]}`)
    const { data } = answer.json()
    expect(data.length).toBeGreaterThan(2)
    expect(
      data.filter(
        ({ text, lang }: Record<string, string>) => text?.includes(SIGN[written]) && lang !== written,
      ),
    ).toEqual([])
  })

  async function follow(path: string): Promise<string> {
    const answer = await house.inject(path)
    const { location } = answer.headers
    if (location && answer.statusCode < 400) return follow(String(location))
    expect(answer.statusCode, path).toBe(200)
    return answer.body
  }
})

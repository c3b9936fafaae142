import { afterAll, describe, expect, it } from 'vitest'
import * as eventTables from '../../packages/foyer/src/domains/events/tables.ts'
import * as formTables from '../../packages/foyer/src/domains/forms/tables.ts'
import * as magazineTables from '../../packages/foyer/src/domains/magazine/tables.ts'
import * as peopleTables from '../../packages/foyer/src/domains/people/tables.ts'
import * as productionTables from '../../packages/foyer/src/domains/productions/tables.ts'
import * as seriesTables from '../../packages/foyer/src/domains/series/tables.ts'
import { breakingNews } from '../../packages/foyer/src/domains/settings/tables.ts'
import * as subscriptionTables from '../../packages/foyer/src/domains/subscriptions/tables.ts'
import * as venueTables from '../../packages/foyer/src/domains/venues/tables.ts'
import * as pageTables from '../../packages/foyer/src/pages/tables.ts'
import { getTableName, type PgTable } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addDays, houseDay } from '../../packages/foyer/src/platform/time/house-clock.ts'
import { DEMO_TABLES, rowsOf } from '../support/demo-tables.ts'
import { TEST_TIME } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const today = houseDay(new Date(TEST_TIME))

const { events, genres, eventTags, eventTeasers } = eventTables
const { productions, seasons, exhibitionTypes, productionTags, productionContributors } = productionTables
const { articles, articleCategories, articleTags } = magazineTables
const all = <T extends PgTable>(table: T) => rowsOf(db, table)
const read = async (url: string) => (await house.inject(url)).json()

describe('the demo venue', () => {
  it.each<[string, PgTable, number]>([
    ['venues', venueTables.venues, 3],
    ['rooms', venueTables.rooms, 6],
    ['seasons', seasons, 2],
    ['exhibition types', exhibitionTypes, 6],
    ['productions', productions, 16],
    ['series', seriesTables.series, 6],
    ['events', events, 200],
    ['categories of people', peopleTables.personCategories, 5],
    ['people', peopleTables.persons, 28],
    ['categories of articles', articleCategories, 5],
    ['tags of articles', articleTags, 25],
    ['articles', articles, 24],
    ['subscriptions', subscriptionTables.subscriptions, 4],
    ['forms', formTables.forms, 4],
    ['alerts', breakingNews, 1],
    ['redirects', pageTables.redirects, 4],
    ['legal texts', pageTables.legalTexts, 3],
    ['teasers', eventTeasers, 4],
  ])('has its %s', async (_, table, count) => {
    expect(await all(table)).toHaveLength(count)
  })

  it('has everything in both languages, and no filler', async () => {
    let texts = 0
    for (const table of DEMO_TABLES) {
      for (const row of await all(table)) {
        for (const [column, value] of Object.entries(row)) {
          for (const { de, en } of bilingualIn(value)) {
            texts++
            const where = `${getTableName(table)}.${column}: ${de || en}`
            expect(Boolean(de), where).toBe(Boolean(en))
            expect(`${de} ${en}`, where).not.toMatch(/lorem|ipsum|todo|tbd|xxx|undefined|\[object/i)
            // A sentence that was not translated.
            if (de.length > 80) expect(de, where).not.toBe(en)
          }
        }
      }
    }
    expect(texts).toBeGreaterThan(2000)
  })

  it.each([
    ['venue', venueTables.venues, ['name', 'subtitle', 'description', 'directions', 'accessibility']],
    ['person', peopleTables.persons, ['role', 'biography']],
    ['production', productions, ['title', 'subtitle', 'description', 'language']],
    ['series', seriesTables.series, ['name', 'subtitle', 'description']],
    ['article', articles, ['title', 'subtitle', 'teaser']],
    [
      'subscription',
      subscriptionTables.subscriptions,
      ['name', 'description', 'dates', 'included', 'howToBook'],
    ],
    ['form', formTables.forms, ['title', 'intro', 'successText']],
    ['legal text', pageTables.legalTexts, ['title', 'content']],
  ] as [string, PgTable, string[]][])('leaves no text of a %s empty', async (_, table, columns) => {
    for (const row of (await all(table)) as Record<string, { de: string; en: string }>[]) {
      for (const column of columns) {
        expect(row[column]?.de.length, column).toBeGreaterThan(1)
        expect(row[column]?.en.length, column).toBeGreaterThan(1)
      }
    }
  })

  it('tells of everybody in two to four sentences', async () => {
    for (const { biography, lastName } of await all(peopleTables.persons)) {
      for (const text of [biography.de, biography.en]) {
        const sentences = text.replace(/<[^>]+>/g, '').match(/[.?!](?=\s|$)/g) ?? []
        expect(sentences.length, lastName).toBeGreaterThanOrEqual(2)
        expect(sentences.length, lastName).toBeLessThanOrEqual(4)
      }
    }
  })

  it('3-readings, Calls: its types go by numeric text', async () => {
    for (const { slug } of await all(exhibitionTypes)) expect(slug).toMatch(/^\d+$/)
  })

  it.each([genres, eventTags, productionTags])('keeps some options out of the filters', async (table) => {
    const shown = (await all(table)).map(({ showInFilter }) => showInFilter)
    expect(new Set(shown)).toEqual(new Set([true, false]))
  })

  it('uses every type of form field', async () => {
    const types = (await all(formTables.formFields)).map(({ fieldType }) => fieldType)
    expect([...new Set(types)].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
  })

  it('puts every production on a bill, on stage and into a season', async () => {
    const [rows, bills, evenings] = [
      await all(productions),
      await all(productionContributors),
      await all(events),
    ]
    for (const { id, title, seasonId, premiereOn } of rows) {
      expect(bills.filter(({ productionId }) => productionId === id).length, title.de).toBeGreaterThan(2)
      expect(evenings.filter(({ productionId }) => productionId === id).length, title.de).toBeGreaterThan(2)
      expect(seasonId, title.de).not.toBeNull()
      // Only the exhibition has no premiere.
      expect(premiereOn === null, title.de).toBe(title.de === 'Lichtprobe')
    }
    expect(new Set(rows.map(({ seasonId }) => seasonId)).size).toBe(2)
    expect(bills.some(({ personId }) => personId === null)).toBe(true)
  })
})

describe('the programme of the demo', () => {
  it('reaches from a month ago to eight months ahead, and rests on Mondays', async () => {
    const days = (await all(events)).map(({ day }) => day).sort()
    expect(days.at(0)).toBe(addDays(today, -28))
    expect(days.at(-1)?.slice(0, 7)).toBe('2026-11')
    expect(days.filter((day) => new Date(day).getUTCDay() === 1)).toEqual([])
  })

  it('every event to come is reachable, page by page, and opens', async () => {
    const expected = (await all(events)).filter(({ day }) => day >= today).map(({ id }) => id)
    const found: { id: number; url: string }[] = []
    let page = 1
    for (let next: string | null = 'more'; next; page++) {
      const answer = await read(`/de/api/events/?page_size=50&page=${page}`)
      found.push(...answer.results)
      next = answer.next
    }
    expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b))
    for (const { id } of found.filter((_, index) => index % 10 === 0)) {
      const answer = await house.inject(`/en/api/events/${id}/`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().title.length).toBeGreaterThan(2)
      expect(answer.json().description.length).toBeGreaterThan(40)
    }
  })

  it('has every status still to come', async () => {
    const ahead = (await all(events)).filter(({ day }) => day > today)
    for (const status of ['scheduled', 'cancelled', 'moved', 'sold_out', 'few_left'] as const) {
      expect(ahead.filter((event) => event.status === status).length, status).toBeGreaterThan(0)
    }
  })

  it('says why an event is cancelled or moved', async () => {
    for (const { status, importantInfo } of await all(events)) {
      if (status === 'cancelled' || status === 'moved') expect(importantInfo.en.length).toBeGreaterThan(40)
    }
  })

  it('has something for every section of a detail page (2 §2)', async () => {
    const festival = (await all(events)).find(({ title }) => title.de === 'Gegenlicht')
    const event = await read(`/de/api/events/${festival?.id}/`)
    expect(event.video_url).not.toBe('')
    for (const list of ['children', 'contributors', 'sponsors']) expect(event[list], list).not.toHaveLength(0)
    for (const text of ['important_info', 'description', 'promoter']) expect(event[text], text).not.toBe('')
    const slugs = (await all(pageTables.sections)).map(({ slug }) => slug)
    expect(slugs).toContain(`event-${festival?.id}`)
    expect(slugs.some((slug) => slug.startsWith('production-'))).toBe(true)
  })

  it('has a festival with child events, free events, timeslots, works, sponsors, and sales that begin later', async () => {
    const rows = await all(events)
    const festival = rows.find(({ title }) => title.de === 'Gegenlicht')
    expect(rows.filter(({ parentId }) => parentId === festival?.id).length).toBeGreaterThan(6)
    expect(festival && festival.lastDay > festival.day).toBe(true)
    const some = (matches: (row: (typeof rows)[number]) => boolean) => rows.filter(matches).length
    expect(some(({ prices }) => prices.some(({ price }) => price === '0.00'))).toBeGreaterThan(10)
    expect(
      some(({ seatGroups }) => seatGroups.some(({ timeslots }) => timeslots.length > 0)),
    ).toBeGreaterThan(5)
    expect(some(({ works }) => works.length > 1)).toBeGreaterThan(10)
    expect(some(({ sponsors }) => sponsors.length > 0)).toBeGreaterThan(1)
    expect(
      some(({ ticketSaleFrom }) => (ticketSaleFrom?.getTime() ?? 0) > Date.parse(TEST_TIME)),
    ).toBeGreaterThan(20)
    expect(some(({ accessFeatures }) => accessFeatures.includes('sign-language'))).toBeGreaterThan(1)
    expect(new Set(rows.map(({ idJet }) => idJet)).size).toBe(200)
    expect(new Set(rows.map(({ seriesId }) => seriesId)).size).toBe(7)
  })
})

/** Every pair of texts in a value, at any depth. */
function bilingualIn(value: unknown): { de: string; en: string }[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  const { de, en } = value as Record<string, unknown>
  if (typeof de === 'string' && typeof en === 'string') return [{ de, en }]
  return Object.values(value).flatMap(bilingualIn)
}

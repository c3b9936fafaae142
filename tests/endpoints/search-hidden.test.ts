import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, createSection } from '../../packages/foyer/src/documents/create.ts'
import { eventContributors, events } from '../../packages/foyer/src/domains/events/tables.ts'
import { articles } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { persons } from '../../packages/foyer/src/domains/people/tables.ts'
import { productionContributors, productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { searchDocuments } from '../../packages/foyer/src/domains/search/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { reindex } from '../../packages/foyer/src/pages/reindex.ts'
import { eq, type PgTable } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addEvent, addImage, addRow, bilingual } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const NOW = '2031-03-10T09:00:00Z'
const TOMORROW = new Date('2031-03-11T09:00:00Z')
const house = await startTestApp({ now: NOW })
afterAll(() => house.close())
const { platform } = house.app
const { db } = platform
const START = '2031-05-01T18:00:00Z'

beforeAll(async () => {
  // Only the demo's pages stay, so that the words searched for here are unique.
  for (const table of [events, productions, persons, articles, venues, series]) await db.delete(table)
})

const add = async <T extends PgTable>(table: T, row: T['$inferInsert']) =>
  ((await addRow(house, table, row)) as { id: number }).id

async function ask(path: string, query: string, locale = 'de') {
  const answer = await house.inject(`/${locale}/api/search${path}?query=${encodeURIComponent(query)}`)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.json()
}

/** How often a word is found by all calls of the search in both languages; a repeated query does not count. */
async function tellsOf(word: string): Promise<number> {
  let told = 0
  for (const locale of ['de', 'en']) {
    // As it is, half typed, and misspelled: similar words are suggested.
    for (const query of [word, word.slice(0, -2), `${word.slice(0, -2)}x${word.slice(-1)}`]) {
      for (const path of ['/', '/events/', '/others/', '/autocomplete/']) {
        const { query: _, next: _next, previous: _previous, ...rest } = await ask(path, query, locale)
        told += (rest.count ?? 0) + (JSON.stringify(rest).toLowerCase().split(word).length - 1)
      }
    }
  }
  return told
}

/** The items an event names, each with a unique word. */
const NAMED = {
  series: {
    table: series,
    row: { name: bilingual('Dämmerungsreihe') },
    word: 'dämmerungsreihe',
    link: (id: number) => ({ seriesId: id }),
  },
  venue: {
    table: venues,
    row: { name: bilingual('Lagerhallenbühne') },
    word: 'lagerhallenbühne',
    link: async (id: number) => ({ roomId: await add(rooms, { venueId: id, name: bilingual('Rang') }) }),
  },
  production: {
    table: productions,
    row: { title: bilingual('Leihtitel'), subtitle: bilingual('Wetterleuchten') },
    word: 'wetterleuchten',
    link: (id: number) => ({ productionId: id }),
  },
}
type Kind = keyof typeof NAMED

describe.each(Object.keys(NAMED) as Kind[])('1 §7 GET /api/search/: the words of a hidden %s', (kind) => {
  const { table, row, word, link } = NAMED[kind]
  let id = 0
  const set = (values: object) => db.update(table).set(values).where(eq(table.id, id))
  beforeAll(async () => {
    id = await add(table, { ...row, isOnline: false })
    await addEvent(house, START, { ...(await link(id)), title: bilingual('Abend') })
    await reindex(platform)
  })

  it('are told by nobody who names it', async () => {
    expect(await tellsOf(word)).toBe(0)
    expect((await ask('/events/', 'abend')).count).toBeGreaterThan(0)
  })

  it('are told by those who name it once it is shown and indexed, as its writer does', async () => {
    await set({ isOnline: true })
    await reindex(platform, kind, [id])
    expect((await ask('/events/', word)).count).toBe(1)
  })

  it('leave the index with it, from everything that names it', async () => {
    await set({ isOnline: false })
    await reindex(platform, kind, [id])
    expect(await tellsOf(word)).toBe(0)
    await set({ isOnline: true })
    await reindex(platform, kind)
    expect((await ask('/events/', word)).count).toBe(1)
    await set({ isOnline: false })
    await reindex(platform, kind)
    expect(await tellsOf(word)).toBe(0)
  })

  it('are not told before their day', async () => {
    await set({ isOnline: true, publishedAt: TOMORROW })
    await reindex(platform)
    expect(await tellsOf(word)).toBe(0)
    house.clock.set(TOMORROW)
    // The item itself is found from its moment on; items that name it once they are indexed again.
    expect((await ask('/others/', word)).count).toBe(1)
    await reindex(platform)
    expect((await ask('/events/', word)).count).toBe(1)
    house.clock.set(NOW)
    await set({ isOnline: false, publishedAt: new Date(0) })
    await reindex(platform)
  })
})

describe('1 §7 GET /api/search/: an evening of a hidden production', () => {
  const hidden = { isOnline: false, title: bilingual('Borgtitel'), description: bilingual('Gewitterfront') }

  it('quality, Reliability, Hidden things: tells nothing of it, neither title nor picture', async () => {
    const imageId = await addImage(house)
    const productionId = await add(productions, { ...hidden, imageId })
    const person = { firstName: 'Runa', lastName: 'Sturmvogel' }
    const personId = await add(persons, { ...person, isOnline: false })
    await add(productionContributors, { productionId, personId, name: 'Zettelname' })
    const id = await addEvent(house, START, { productionId })
    await reindex(platform)
    const { results } = await ask('/events/', 'veranstaltung')
    expect(results).toContainEqual(expect.objectContaining({ id, title: 'Veranstaltung', image: null }))
    expect((await ask('/autocomplete/', 'borgt')).data).toEqual([])
    for (const word of ['borgtitel', 'gewitterfront', 'zettelname', 'sturmvogel'])
      expect(await tellsOf(word)).toBe(0)
    const documents = await db.select().from(searchDocuments).where(eq(searchDocuments.itemId, id))
    expect(documents.filter(({ kind }) => kind === 'event').map((one) => one.imageId)).toEqual([null, null])
  })
})

describe('1 §7 GET /api/search/: a hidden person on a bill', () => {
  const bills = {
    event: async (personId: number) => {
      const eventId = await addEvent(house, START, { title: bilingual('Abend') })
      await add(eventContributors, { eventId, personId, name: 'Frau Quellwolke' })
      await add(eventContributors, { eventId, name: 'Gast Hagedorn' })
    },
    production: async (personId: number) => {
      const productionId = await add(productions, { title: bilingual('Stück') })
      await add(productionContributors, { productionId, personId, name: 'Frau Quellwolke' })
      await add(productionContributors, { productionId, name: 'Gast Hagedorn' })
    },
  }

  it.each(Object.entries(bills))('is not found by the bill of one %s, until shown', async (_kind, credit) => {
    for (const table of [events, productions, persons]) await db.delete(table)
    const person = { firstName: 'Frida', lastName: 'Nebelkind', isOnline: false }
    const id = await add(persons, { ...person, role: bilingual('Windmacherin') })
    await credit(id)
    await reindex(platform)
    for (const word of ['quellwolke', 'nebelkind', 'windmacherin']) expect(await tellsOf(word)).toBe(0)
    expect((await ask('/', 'hagedorn')).count).toBe(1)
    const set = async (isOnline: boolean) => {
      await db.update(persons).set({ isOnline }).where(eq(persons.id, id))
      await reindex(platform, 'person', [id])
    }
    await set(true)
    expect((await ask('/', 'frau quellwolke')).count).toBe(1)
    await set(false)
    expect(await tellsOf('quellwolke')).toBe(0)
  })
})

describe('1 §7 GET /api/search/: what stands on a page for a time', () => {
  const hero = (headline: string, times: object) => ({ model: 'hero-media', headline, ...times })
  const EARLIER = '2031-03-01T09:00:00Z'

  it('is not told before and not after; what has no end is found while it is shown', async () => {
    const modules = [
      hero('Regenbogenfest', { online_from: TOMORROW.toISOString() }),
      hero('Nebelbankett', { online_from: '2031-01-01T09:00:00Z', online_to: EARLIER }),
      hero('Hagelmatinee', { online_from: EARLIER, online_to: TOMORROW.toISOString() }),
      hero('Sonnenaufgang', { online_from: EARLIER }),
      {
        model: 'teaser-list',
        extra_class: 'list',
        children: [
          { model: 'teaser-item', headline: 'Taubenetzt', online_from: TOMORROW.toISOString() },
          { model: 'teaser-item', headline: 'Morgenröte' },
        ],
      },
    ]
    const page = { path: 'wetterkarte', fields: { title: 'Wetterkarte' }, modules }
    const id = await createPage(platform, { languages: { de: page, en: page } })
    await reindex(platform, 'page', [id])
    for (const word of ['regenbogenfest', 'nebelbankett', 'hagelmatinee', 'taubenetzt'])
      expect(await tellsOf(word)).toBe(0)
    for (const word of ['sonnenaufgang', 'morgenröte'])
      expect((await ask('/others/', word)).results).toMatchObject([{ kind: 'page', id }])
    house.clock.set(TOMORROW)
    await reindex(platform, 'page', [id])
    expect((await ask('/others/', 'regenbogenfest')).count).toBe(1)
    house.clock.set(NOW)
  })
})

describe('1 §7 GET /api/search/: the body of an article', () => {
  const words = (word: string) => ({ de: [text(word)], en: [text(word)] })
  const text = (word: string) => ({ model: 'text', content: `<p>${word}</p>` })

  it('is its own section, not one that somebody hidden owns', async () => {
    const own = await add(articles, { title: bilingual('Eigener') })
    await createSection(platform, { slug: `article-${own}`, languages: words('Eisblume') })
    const foreign = await add(articles, { title: bilingual('Fremder') })
    const hidden = await add(productions, { isOnline: false, title: bilingual('Stück') })
    await createSection(platform, {
      slug: `article-${foreign}`,
      contentType: 'production',
      objectId: hidden,
      languages: words('Frostmusterung'),
    })
    await reindex(platform, 'article', [own, foreign])
    expect((await ask('/others/', 'eisblume')).results).toMatchObject([{ kind: 'article', id: own }])
    expect(await tellsOf('frostmusterung')).toBe(0)
  })
})

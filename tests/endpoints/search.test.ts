import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPage, createSection } from '../../packages/foyer/src/documents/create.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { forms } from '../../packages/foyer/src/domains/forms/tables.ts'
import { articles } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { persons } from '../../packages/foyer/src/domains/people/tables.ts'
import { productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { writeSearchCounts } from '../../packages/foyer/src/domains/search/counting.ts'
import { searchCounts, searchDocuments } from '../../packages/foyer/src/domains/search/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { subscriptions } from '../../packages/foyer/src/domains/subscriptions/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { reindex } from '../../packages/foyer/src/pages/reindex.ts'
import { eq, sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { houseDay } from '../../packages/foyer/src/platform/time/house-clock.ts'
import { encode, expectCalmAnswer, NASTY_VALUES } from '../support/hostile-values.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app
const { db } = platform
const { $client: pool } = db as unknown as { $client: pg.Pool }

const same = (text: string) => ({ de: text, en: text })
const NONE = { de: '', en: '' }

async function production(title: string, more: Partial<typeof productions.$inferInsert> = {}) {
  const [row] = await db
    .insert(productions)
    .values({ title: same(title), ...more })
    .returning()
  return row?.id as number
}

async function evening(title: string, inDays: number, more: Partial<typeof events.$inferInsert> = {}) {
  const dateStart = new Date(house.clock.now().getTime() + inDays * 86_400_000)
  const day = houseDay(dateStart)
  const [row] = await db
    .insert(events)
    .values({ title: same(title), dateStart, dateEnd: dateStart, day, lastDay: day, ...more })
    .returning()
  return row?.id as number
}

interface Result {
  kind: string
  id: number
  title: string
  url: string
  excerpt: string
  date_start: string | null
  event: { day: string } | null
}

async function ask(path: string, query: string, locale = 'de') {
  const answer = await house.inject(`/${locale}/api/search${path}?query=${encodeURIComponent(query)}`)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.json()
}
const others = async (query: string, locale = 'de'): Promise<Result[]> =>
  (await ask('/others/', query, locale)).results
const evenings = async (query: string, locale = 'de'): Promise<Result[]> =>
  (await ask('/events/', query, locale)).results

beforeAll(async () => {
  // Only the demo's pages stay, so that the words searched for here are unique.
  for (const table of [events, productions, persons, articles, venues, series]) await db.delete(table)
  for (const title of [
    ...['Die Räuber', 'Frühlings Erwachen', 'Maß für Maß', 'Krieg und Frieden', 'Der Kirschgarten'],
    ...['Woyzeck', 'Antigone', 'Peer Gynt', 'Das Käthchen von Heilbronn', 'Ein Sommernachtstraum'],
    ...['Café Zürich', 'Penthesilea', 'Nathan der Weise', 'Mutter Courage', 'Der zerbrochne Krug'],
  ]) {
    await production(title)
  }
  await db.insert(productions).values([
    {
      title: { de: 'Der Sturm', en: 'The Tempest' },
      subtitle: same('Eine Zauberinsel'),
      author: 'William Shakespeare',
      description: {
        de: '<p>Prospero &amp; die <strong>Geister</strong> der Insel.</p>',
        en: '<p>Prospero and the spirits.</p>',
      },
    },
    { title: same('Offline-Geheimnis'), isOnline: false },
    { title: same('Zukunftsgeheimnis'), publishedAt: new Date('2026-03-12T09:00:00Z') },
  ])
  await db.insert(persons).values({
    firstName: 'Ørsolya',
    lastName: 'Köhler-Müßig',
    role: { de: 'Schauspielerin', en: 'Actress' },
    biography: { de: 'Geboren in Łódź, spielte Antigone in Wien.', en: 'Born in Łódź.' },
  })
  const [venue] = await db
    .insert(venues)
    .values({
      name: same('Schaubühne am Kanal'),
      description: same('<p>Ein Speicher.</p>'),
      city: 'Brückstadt',
    })
    .returning()
  const [room] = await db
    .insert(rooms)
    .values({ venueId: venue?.id as number, name: same('Kuppelsaal') })
    .returning()
  await db.insert(series).values({ name: same('Nachtstücke'), description: same('Musik nach zehn.') })
  const [article] = await db
    .insert(articles)
    .values({ title: same('Warum Woyzeck'), teaser: same('Ein Gespräch über Büchner.') })
    .returning()
  await createSection(platform, {
    slug: `article-${article?.id}`,
    languages: {
      de: [{ model: 'text', content: '<p>Die Erbsen und der Hauptmann.</p>' }],
      en: [{ model: 'text', content: '<p>The peas and the captain.</p>' }],
    },
  })
  await createPage(platform, {
    languages: {
      de: {
        path: 'besuch-suche',
        fields: {
          title: 'Ihr Besuch',
          headline: 'Anfahrt und Garderobe',
          search_words: 'Fundkiste',
        },
        modules: [
          {
            model: 'section',
            columns: [
              {
                classes: '',
                children: [{ model: 'text', content: '<p>Hörschleifen im Parkett, Autos ins Parkhaus.</p>' }],
              },
            ],
          },
        ],
      },
      en: { path: 'visit-search', fields: { title: 'Your visit' }, modules: [], isOnline: false },
    },
  })
  const unlisted = { path: 'nur-mit-adresse', fields: { title: 'Nur mit Adresse' }, modules: [] }
  await createPage(platform, { isFindable: false, languages: { de: unlisted, en: unlisted } })
  const kirschgarten = await production('Drei Schwestern', { description: same('Moskau, Moskau!') })
  await evening('', 30, { title: NONE, productionId: kirschgarten, roomId: room?.id })
  await evening('', 3, { title: NONE, productionId: kirschgarten })
  await evening('', -3, { title: NONE, productionId: kirschgarten })
  await evening('Drei Schwestern im Gespräch', 1)
  await evening('Lesung', 2, { description: same('Aus den Drei Schwestern.') })
  await evening('Tastabend', 6, { importantInfo: same('<p>Mit Tastführung.</p>') })
  await evening('Verborgene Lesung', 2, { isOnline: false })
  await evening('Späte Lesung', 5, { publishedAt: new Date('2026-03-12T09:00:00Z') })
  await evening('Dauerausstellung Kirschholz', -40, { lastDay: '2026-06-01' })
  await evening('Kirschholz-Matinee', 10)
  await evening('Kirschholz-Rückblick', -1)
  await reindex(platform)
})

describe('1 §7 GET /api/search/others/: the right item first', () => {
  it.each([
    ['räuber', 'Die Räuber'],
    ['fruehlings', 'Frühlings Erwachen'],
    ['Schaubühne', 'Schaubühne am Kanal'],
    ['schaubuhne', 'Schaubühne am Kanal'],
    ['schaubuehne', 'Schaubühne am Kanal'],
    ['zuerich', 'Café Zürich'],
    ['CAFE', 'Café Zürich'],
    ['mass für mass', 'Maß für Maß'],
    ['kaethchen', 'Das Käthchen von Heilbronn'],
    ['orsolya koehler muessig', 'Ørsolya Köhler-Müßig'],
    ['nachtstuecke', 'Nachtstücke'],
  ])('umlauts and accents: %s', async (query, title) => {
    expect((await others(query))[0]?.title).toBe(title)
  })

  it.each([
    ['wozyeck', 'Woyzeck'],
    ['antigonne', 'Antigone'],
    ['penthesila', 'Penthesilea'],
    ['kirshgarten', 'Der Kirschgarten'],
    ['nathen der weise', 'Nathan der Weise'],
    ['mutter couragr', 'Mutter Courage'],
    ['schaubüne', 'Schaubühne am Kanal'],
  ])('a typing error: %s', async (query, title) => {
    expect((await others(query))[0]?.title).toBe(title)
  })

  it.each([
    ['sommern', 'Ein Sommernachtstraum'],
    ['pent', 'Penthesilea'],
    ['peer gy', 'Peer Gynt'],
    ['krieg und fr', 'Krieg und Frieden'],
    ['schaubü', 'Schaubühne am Kanal'],
    ['zerbr', 'Der zerbrochne Krug'],
    ['somernachts', 'Ein Sommernachtstraum'],
  ])('half typed: %s', async (query, title) => {
    expect((await others(query))[0]?.title).toBe(title)
  })

  it('a part of a compound word, which is no guess', async () => {
    const answer = await ask('/others/', 'nachtstraum')
    expect(answer.results[0].title).toBe('Ein Sommernachtstraum')
    expect(answer).not.toHaveProperty('guesses')
  })

  it('what is only guessed says so, with the word it was taken for; what is there itself is not corrected', async () => {
    for (const path of ['/', '/others/']) {
      expect((await ask(path, 'antigonne')).guesses, path).toEqual(['Antigone'])
      expect(await ask(path, 'antigone'), path).not.toHaveProperty('guesses')
    }
    expect(await ask('/', 'räubern')).not.toHaveProperty('guesses')
  })

  it.each([
    ['nantigone', 'another first letter'],
    ['krog', 'a word too short'],
    ['penthisileia', 'two letters'],
    ['qwertzui', 'nothing like it'],
  ])('nothing is guessed for %s: %s', async (query) => {
    const { count, guesses } = await ask('/', query)
    expect({ count, guesses }).toEqual({ count: 0, guesses: undefined })
  })

  it('words for what every house has, and the search words that an editor gave a page', async () => {
    expect((await others('Parkplatz')).map(({ title }) => title)).toContain('Ihr Besuch')
    const [found] = await others('fundkiste')
    expect(found?.title).toBe('Ihr Besuch')
    expect(found?.excerpt).not.toContain('Fundkiste')
  })

  it('terms, imprint and privacy policy', async () => {
    expect((await others('agb'))[0]).toMatchObject({ kind: 'legal', url: '/de/agb' })
    expect((await others('widerrufsrecht'))[0]).toMatchObject({ kind: 'legal', url: '/de/agb' })
    expect((await others('privacy policy', 'en'))[0]).toMatchObject({ kind: 'legal' })
  })

  it('a form by what it asks for, and a subscription where all of them stand', async () => {
    await db.insert(forms).values([
      { title: same('Fundzettel'), intro: same('<p>Handschuh verloren?</p>') },
      { title: same('Geheimzettel'), isOnline: false },
    ])
    await db.insert(subscriptions).values({ name: same('Donnerstagsabo'), eventCount: 4 })
    await reindex(platform)
    expect((await others('handschuh'))[0]).toMatchObject({ kind: 'form', title: 'Fundzettel' })
    expect(await others('geheimzettel')).toEqual([])
    expect((await others('donnerstagsabo'))[0]).toMatchObject({
      kind: 'subscription',
      url: '/de/abonnements',
    })
  })

  it('what has search words of its own by them, in their language, and shows them nowhere', async () => {
    const searchWords = { de: 'Gesuchtwort', en: '' }
    for (const table of [productions, persons, articles]) {
      const [row] = await db.select({ id: table.id }).from(table).orderBy(table.id).limit(1)
      await db
        .update(table)
        .set({ searchWords })
        .where(eq(table.id, Number(row?.id)))
    }
    await db.insert(forms).values({ title: same('Anfragezettel'), searchWords })
    await reindex(platform)
    const found = await others('gesuchtwort')
    expect(found.map(({ kind }) => kind).sort()).toEqual(['article', 'form', 'person', 'production'])
    expect(found.filter(({ excerpt }) => excerpt.includes('Gesuchtwort'))).toEqual([])
    expect(await others('gesuchtwort', 'en')).toEqual([])
    for (const table of [productions, persons, articles]) await db.update(table).set({ searchWords: NONE })
    await reindex(platform)
  })

  it('another ending of the word', async () => {
    expect((await others('räubern'))[0]?.title).toBe('Die Räuber')
    expect((await others('spirit', 'en'))[0]?.title).toBe('The Tempest')
  })

  it('the title before the text', async () => {
    const titles = (await others('antigone')).map(({ title }) => title)
    expect(titles.indexOf('Antigone')).toBe(0)
    expect(titles).toContain('Ørsolya Köhler-Müßig')
    expect((await others('woyzeck')).map(({ title }) => title).slice(0, 2)).toEqual([
      'Woyzeck',
      'Warum Woyzeck',
    ])
  })

  it('what pages and articles are made of, each in its language', async () => {
    const [page] = await others('hörschleifen')
    expect(page).toMatchObject({
      kind: 'page',
      title: 'Ihr Besuch',
      url: '/de/besuch-suche',
      date_start: null,
    })
    expect(page?.excerpt).toContain('<mark>Hörschleifen</mark> im Parkett')
    expect((await others('garderobe'))[0]?.title).toBe('Ihr Besuch')
    expect(await others('hörschleifen', 'en')).toEqual([])
    expect((await others('hauptmann'))[0]?.title).toBe('Warum Woyzeck')
    expect((await others('captain', 'en'))[0]?.title).toBe('Warum Woyzeck')
  })

  it('in the language of the request, with its address there', async () => {
    const [english] = await others('tempest', 'en')
    expect(english).toMatchObject({ kind: 'production', title: 'The Tempest' })
    expect(english?.url).toBe(`/en/productions/the-tempest/${english?.id}`)
    const [german] = await others('sturm')
    expect(german?.url).toBe(`/de/produktionen/der-sturm/${german?.id}`)
    // Posters have one title: it is found in the other language too, and shown in that of the request.
    expect((await others('tempest'))[0]).toMatchObject({ title: 'Der Sturm', url: german?.url })
  })

  it('an excerpt without the markup of the text, escaped, with marks', async () => {
    expect((await others('geister'))[0]?.excerpt).toContain(
      'Prospero &amp; die <mark>Geister</mark> der Insel.',
    )
  })

  it('no excerpt in the other language, though the title in it is found', async () => {
    const [german] = await others('tempest')
    expect(german?.title).toBe('Der Sturm')
    expect(german?.excerpt).toContain('Prospero &amp; die Geister')
    expect(german?.excerpt).not.toContain('Tempest')
  })

  it('words that say nothing are left out, unless there are no others', async () => {
    expect((await others('die sturm'))[0]?.title).toBe('Der Sturm')
    expect((await others('der')).length).toBeGreaterThan(0)
  })
})

describe('what visitors may not see is not found', () => {
  it.each(['offline geheimnis', 'zukunftsgeheimnis', 'verborgene', 'nur mit adresse'])(
    '%s',
    async (query) => {
      for (const session of [{}, await house.login('editor')]) {
        const answer = await house.inject({ ...session, url: `/de/api/search/?query=${encode(query)}` })
        const { events: found, others: more, suggestions } = answer.json()
        const titles = [...found.results, ...more.results].map(({ title }: Result) => title)
        expect(JSON.stringify([titles, suggestions])).not.toMatch(/geheimnis|verborgen/i)
      }
      expect(JSON.stringify(await ask('/autocomplete/', query))).not.toMatch(/geheimnis|verborgen/i)
    },
  )

  it('until its day has come', async () => {
    expect((await evenings('späte')).map(({ title }) => title)).not.toContain('Späte Lesung')
    const before = house.clock.now()
    house.clock.set('2026-03-12T09:00:00Z')
    expect((await evenings('späte'))[0]?.title).toBe('Späte Lesung')
    expect((await others('zukunftsgeheimnis'))[0]?.title).toBe('Zukunftsgeheimnis')
    // With a typing error too, although the words were remembered before.
    expect((await others('zukunftsgehimnis'))[0]?.title).toBe('Zukunftsgeheimnis')
    house.clock.set(before)
  })

  it('once it is offline and indexed again', async () => {
    const id = await production('Verschwindibus')
    await reindex(platform, 'production', [id])
    expect((await others('verschwindibus'))[0]?.id).toBe(id)
    await db.update(productions).set({ isOnline: false }).where(eq(productions.id, id))
    await reindex(platform, 'production', [id])
    expect(await others('verschwindibus')).toEqual([])
  })
})

describe('1 §7 GET /api/search/events/', () => {
  it('the near future first, what is over last, the title before the text', async () => {
    const found = await evenings('drei schwestern')
    expect(found.map(({ title, date_start }) => [title, date_start?.slice(0, 10)])).toEqual([
      ['Drei Schwestern im Gespräch', '2026-03-11'],
      ['Drei Schwestern', '2026-03-13'],
      ['Drei Schwestern', '2026-04-09'],
      ['Lesung', '2026-03-12'],
      ['Drei Schwestern', '2026-03-07'],
    ])
    for (const { kind } of found) expect(kind).toBe('event')
    expect(found[1]?.date_start).toBe('2026-03-13T10:00:00+01:00')
  })

  it('what is running is not over', async () => {
    expect((await evenings('kirschholz')).map(({ title }) => title)).toEqual([
      'Dauerausstellung Kirschholz',
      'Kirschholz-Matinee',
      'Kirschholz-Rückblick',
    ])
    const days = (await evenings('kirschholz')).map(({ event }) => event?.day)
    expect(days).toEqual(['2026-03-10', '2026-03-20', '2026-03-09'])
  })

  it('by room, venue and text of the production', async () => {
    expect((await evenings('kuppelsaal'))[0]).toMatchObject({
      title: 'Drei Schwestern',
      event: { title: 'Drei Schwestern', room: { name: 'Kuppelsaal' }, status: 'scheduled' },
    })
    expect((await evenings('moskau')).length).toBe(3)
    expect((await evenings('tastführung')).map(({ title }) => title)).toEqual(['Tastabend'])
  })

  it('is paged', async () => {
    const answer = await house.inject('/de/api/search/events/?query=drei+schwestern&page=2&page_size=2')
    expect(answer.json()).toMatchObject({
      count: 5,
      next: '/de/api/search/events/?query=drei+schwestern&page=3&page_size=2',
      previous: '/de/api/search/events/?query=drei+schwestern&page=1&page_size=2',
    })
    expect(answer.json().results).toHaveLength(2)
    const beyond = await house.inject('/de/api/search/events/?query=drei+schwestern&page=4&page_size=2')
    expect(beyond.statusCode).toBe(404)
    const empty = await house.inject('/de/api/search/events/?query=xyzxyz')
    expect(empty.json()).toEqual({ count: 0, next: null, previous: null, results: [] })
  })
})

describe('1 §7 GET /api/search/', () => {
  it('answers events apart from everything else', async () => {
    const answer = await ask('/', 'drei schwestern')
    expect(answer).toMatchObject({ query: 'drei schwestern', count: 6, suggestions: [] })
    expect(answer.events.count).toBe(5)
    expect(answer.others).toMatchObject({
      count: 1,
      results: [{ kind: 'production', title: 'Drei Schwestern' }],
    })
  })

  it('suggests the closest words of titles where nothing was found', async () => {
    const answer = await ask('/', 'penthisileia')
    expect(answer.count).toBe(0)
    expect(answer.suggestions[0]).toBe('Penthesilea')
    expect((await ask('/', 'antigone hauptmann')).suggestions).toContain('Antigone')
  })

  it('finds nothing by nothing', async () => {
    for (const query of ['', '   ', '!?%', '\0']) {
      const answer = await ask('/', query)
      expect(answer).toMatchObject({ count: 0, suggestions: [] })
    }
    expect((await house.inject('/de/api/search/')).statusCode).toBe(200)
  })
})

describe('1 §7 GET /api/search/autocomplete/', () => {
  it('completes the lowercased text with titles, each once', async () => {
    const { data } = await ask('/autocomplete/', 'DREI SCH')
    expect(data).toEqual([
      {
        text: 'Drei Schwestern',
        kind: 'production',
        url: expect.stringMatching(/^\/de\/produktionen\/drei-/),
      },
      { text: 'Drei Schwestern im Gespräch', kind: 'event', url: expect.stringMatching(/^\/de\/programm\//) },
    ])
  })

  it('forgives a typing error', async () => {
    expect((await ask('/autocomplete/', 'antigonne')).data[0]?.text).toBe('Antigone')
    expect((await ask('/autocomplete/', 'somernachts')).data[0]?.text).toBe('Ein Sommernachtstraum')
  })

  it('has nothing to complete where nothing is typed', async () => {
    for (const query of ['', ' ', '%']) expect(await ask('/autocomplete/', query)).toEqual({ data: [] })
  })
})

describe('counting', () => {
  const countsOf = async (query: string) => {
    await writeSearchCounts(platform)
    return db.select().from(searchCounts).where(eq(searchCounts.query, query))
  }

  it('every search by day, language and folded words, and not its second page or a half-typed one', async () => {
    await ask('/', 'Zählwort Ünique')
    await ask('/', 'zaehlwort  unique')
    await ask('/others/', 'zählwort ünique', 'en')
    await ask('/autocomplete/', 'zählwort ünique')
    await house.inject('/de/api/search/events/?query=zählwort+ünique&page=2')
    expect((await countsOf('zahlwort unique')).sort((a, b) => (a.locale < b.locale ? -1 : 1))).toEqual([
      { day: '2026-03-10', locale: 'de', query: 'zahlwort unique', searches: 2, results: 0 },
      { day: '2026-03-10', locale: 'en', query: 'zahlwort unique', searches: 1, results: 0 },
    ])
  })

  it('remembers how much the last one found', async () => {
    await ask('/', 'kirschholz')
    expect((await countsOf('kirschholz')).find(({ locale }) => locale === 'de')?.results).toBe(3)
  })

  it('nothing that may be somebody’s', async () => {
    await ask('/', 'toni.test@house.example')
    await ask('/', '0170 123 45 67')
    await ask('/', 'danach gezählt')
    expect(await countsOf('danach gezahlt')).toHaveLength(1)
    const all = await db.select().from(searchCounts)
    expect(all.map(({ query }) => query).filter((query) => /toni|0170/.test(query))).toEqual([])
  })

  it('quality, Reliability, Limits: of one address only so often within an hour, from the store as well', async () => {
    const searchFrom = (remoteAddress: string, query: string) =>
      house.inject({ url: `/de/api/search/?query=${query}`, remoteAddress })
    for (let time = 0; time < 15; time++) {
      for (const address of ['198.51.100.9', '198.51.100.10'])
        expect((await searchFrom(address, 'grenzwort')).statusCode).toBe(200)
    }
    expect(await countsOf('grenzwort')).toMatchObject([{ searches: 20 }])
    // After a hundred searches of one address, further ones are not counted, whatever the query.
    for (let time = 0; time < 95; time++) await searchFrom('198.51.100.9', `grenzwort${time % 10}`)
    await searchFrom('198.51.100.9', 'grenzwortdanach')
    await searchFrom('198.51.100.11', 'grenzwortdanach')
    expect(await countsOf('grenzwortdanach')).toMatchObject([{ searches: 1 }])
  })

  it('does not fail the answer', async () => {
    await db.execute(sql`alter table search_count rename to search_count_away`)
    const answer = await ask('/', 'antigone im gegenlicht')
    await writeSearchCounts(platform)
    expect(answer.count).toBe(0)
    await db.execute(sql`alter table search_count_away rename to search_count`)
    expect(await countsOf('antigone im gegenlicht'), 'and is made up for').toMatchObject([{ searches: 1 }])
  })
})

describe('the index', () => {
  it('is the same after it was built again', async () => {
    const contents = () =>
      db
        .select()
        .from(searchDocuments)
        .orderBy(searchDocuments.kind, searchDocuments.itemId, searchDocuments.locale)
    const before = await contents()
    await reindex(platform)
    expect(await contents()).toEqual(before)
    await reindex(platform, 'venue')
    expect(await contents()).toEqual(before)
  })

  it('loses what is gone', async () => {
    const [row] = await db
      .insert(series)
      .values({ name: same('Eintagsfliege') })
      .returning()
    await reindex(platform, 'series')
    expect((await others('eintagsfliege'))[0]?.id).toBe(row?.id)
    await db.delete(series).where(eq(series.id, row?.id as number))
    await reindex(platform, 'series')
    expect(await others('eintagsfliege')).toEqual([])
  })
})

describe('any query', () => {
  const PATHS = ['/', '/events/', '/others/', '/autocomplete/']
  const LONG = ["'", '"', '(', 'a ', 'ab & ', 'ä', '%', "a'b:*|!", '\\', '<->'].map((part) => part.repeat(60))

  /** The literal search, another reading of its words, and the data of the results, for any query. */
  const MOST_STATEMENTS = 10
  beforeAll(() => void vi.spyOn(pool, 'query'))
  afterAll(() => void vi.restoreAllMocks())

  async function survive(path: string, query: string) {
    vi.mocked(pool.query).mockClear()
    const answer = await house.inject(`/de/api/search${path}?query=${encode(query)}`)
    expectCalmAnswer(answer, `${path} ${query}`)
    expect([200, 400]).toContain(answer.statusCode)
    expect(vi.mocked(pool.query).mock.calls.length, `${path} ${query}`).toBeLessThanOrEqual(MOST_STATEMENTS)
  }

  it.each(PATHS)(
    'with quotes, operators, null bytes and stop words takes no more work than another: %s',
    async (path) => {
      for (const query of [
        ...NASTY_VALUES,
        ...LONG,
        ...[
          'a & b',
          'a | !b',
          "'abc':*A",
          'foo <-> bar',
          "it's",
          'der die das',
          'the',
          '1e5',
          '0x1f',
          'a:b:c',
          '東京',
        ],
        'x'.repeat(10_000),
        'und '.repeat(2_500),
      ]) {
        await survive(path, query)
      }
    },
  )

  it('of any letters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PATHS), fc.string({ unit: 'binary', maxLength: 120 }), survive),
      { numRuns: 150 },
    )
  })

  it('longer than anybody types is a 400 with its field', async () => {
    const answer = await house.inject(`/de/api/search/?query=${'x'.repeat(10_000)}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ query: [expect.any(String)] })
  })
})

import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { EVENTS_TAG, events } from '../../packages/foyer/src/domains/events/tables.ts'
import { productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { writeSearchCounts } from '../../packages/foyer/src/domains/search/counting.ts'
import { searchCounts } from '../../packages/foyer/src/domains/search/tables.ts'
import { reindex } from '../../packages/foyer/src/pages/reindex.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { bilingual, eventAt } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'

const house = await startTestApp()
afterAll(() => house.close())
afterEach(() => void vi.restoreAllMocks())
const { platform } = house.app
const { db, changes } = platform
const { $client: pool } = db as unknown as { $client: pg.Pool }

/** Sends the request at once; `inject` alone would wait until its result is awaited. */
const call = async (path: string, query: string, from = '192.0.2.1') =>
  house.inject({
    url: `/de/api/search${path}?query=${encodeURIComponent(query)}`,
    remoteAddress: from,
  })
const titles = async (query: string) =>
  (await call('/events/', query)).json().results.map(({ title }: { title: string }) => title)

/** An event of two hours, written and indexed like any other. */
async function addEvent(start: string, title: string): Promise<number> {
  const [row] = await db
    .insert(events)
    .values(eventAt(start, { title: bilingual(title, title) }))
    .returning()
  await changeEvent(row?.id as number, {})
  return row?.id as number
}

async function changeEvent(id: number, values: Partial<typeof events.$inferInsert>): Promise<void> {
  if (Object.keys(values).length > 0) await db.update(events).set(values).where(eq(events.id, id))
  await changes.announce(db, EVENTS_TAG)
  await reindex(platform, 'event', [id])
  await untilHeard(platform, platform)
}

/** The number of statements of some work. */
async function costOf(ask: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pool, 'query')
  await ask()
  const { length } = query.mock.calls
  query.mockRestore()
  return length
}

describe('a search is kept', () => {
  it.each(['/', '/events/', '/others/', '/autocomplete/'])('GET /api/search%s', async (path) => {
    expect(await costOf(() => call(path, 'theater'))).toBeGreaterThan(0)
    expect(await costOf(() => call(path, 'theater', '192.0.2.2'))).toBe(0)
  })

  it('as a screen as well', async () => {
    const first = await house.inject('/de/search?q=theater')
    expect(first.headers.etag).toBeTruthy()
    const again = await house.inject({
      url: '/de/search?q=theater',
      headers: { 'if-none-match': `${first.headers.etag}` },
    })
    expect(again.statusCode).toBe(304)
  })

  it('until something that it found changes, or something new is found', async () => {
    const id = await addEvent('2026-04-01T18:00:00Z', 'Kranichzug')
    expect(await titles('kranichzug')).toEqual(['Kranichzug'])
    const complete = async () => (await call('/autocomplete/', 'kranich')).json().data
    expect(await complete()).toHaveLength(1)
    const screen = async () => (await house.inject('/de/search?q=kranichzug')).body
    expect(await screen()).not.toContain('abgesagt')
    await changeEvent(id, { status: 'cancelled' })
    expect((await call('/events/', 'kranichzug')).json().results[0].event.status).toBe('cancelled')
    expect(await screen()).toContain('data-status="cancelled"')
    await addEvent('2026-04-02T18:00:00Z', 'Kranichzug bei Nacht')
    expect(await titles('kranichzug')).toEqual(['Kranichzug', 'Kranichzug bei Nacht'])
    expect(await complete()).toHaveLength(2)
    await changeEvent(id, { isOnline: false })
    expect(await titles('kranichzug')).toEqual(['Kranichzug bei Nacht'])
    expect(await screen()).not.toContain('data-status="cancelled"')
  })

  it('until an event is over, which then stands behind what is to come', async () => {
    await addEvent('2026-03-10T18:00:00Z', 'Zwirbeltanz heute')
    await addEvent('2026-03-12T18:00:00Z', 'Zwirbeltanz später')
    const sales = async () =>
      (await call('/events/', 'zwirbeltanz'))
        .json()
        .results.map(({ event }: { event: { ticket_sale: string } }) => event.ticket_sale)
    const before = house.clock.now()
    house.clock.set('2026-03-10T19:59:59Z')
    expect([await titles('zwirbeltanz'), await sales()]).toEqual([
      ['Zwirbeltanz heute', 'Zwirbeltanz später'],
      ['open', 'open'],
    ])
    house.clock.set('2026-03-10T20:00:00Z')
    expect([await titles('zwirbeltanz'), await sales()]).toEqual([
      ['Zwirbeltanz heute', 'Zwirbeltanz später'],
      ['over', 'open'],
    ])
    const suggested = async () =>
      (await call('/autocomplete/', 'zwirbeltanz')).json().data.map(({ text }: { text: string }) => text)
    expect(await suggested()).toEqual(['Zwirbeltanz heute', 'Zwirbeltanz später'])
    // Midnight at the house.
    house.clock.set('2026-03-10T23:00:00Z')
    expect(await titles('zwirbeltanz')).toEqual(['Zwirbeltanz später', 'Zwirbeltanz heute'])
    expect(await suggested()).toEqual(['Zwirbeltanz später', 'Zwirbeltanz heute'])
    house.clock.set(before)
  })

  it('until something that waits for its day may be found', async () => {
    const [row] = await db
      .insert(productions)
      .values({ title: bilingual('Siebenschläfer'), publishedAt: new Date('2026-03-11T09:00:00Z') })
      .returning()
    await reindex(platform, 'production', [row?.id as number])
    await untilHeard(platform, platform)
    const count = async (query: string) => (await call('/', query)).json().count
    const before = house.clock.now()
    expect([await count('siebenschläfer'), await count('siebenschlafr')]).toEqual([0, 0])
    house.clock.set('2026-03-11T09:00:00Z')
    expect([await count('siebenschläfer'), await count('siebenschlafr')]).toEqual([1, 1])
    house.clock.set(before)
  })
})

describe('a search costs little', () => {
  it('asked for by many at once it is made once', async () => {
    const query = vi.spyOn(pool, 'query')
    const crowd = Array.from({ length: 12 }, (_, place) => `192.0.2.${place}`)
    const answers = await Promise.all(crowd.map((from) => call('/', 'musik', from)))
    const searches = query.mock.calls.filter((statement) => JSON.stringify(statement).includes('matching'))
    expect(searches).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.json().count).toBeGreaterThan(0)
  })

  it('suggestions are looked for in memory: whatever is typed, the database is asked for the stem of a new word alone', async () => {
    await call('/autocomplete/', 'na')
    const query = vi.spyOn(pool, 'query')
    for (const typed of ['nac', 'nach', 'nacht']) {
      expect((await call('/autocomplete/', typed)).json().data.length, typed).toBeGreaterThan(0)
    }
    const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement))
    expect(statements.filter((statement) => !statement.includes('to_tsvector'))).toEqual([])
    query.mockClear()
    await call('/autocomplete/', 'Nacht')
    expect(query, 'the same word, written otherwise').not.toHaveBeenCalled()
  })

  it('asks one statement where what it finds was found before', async () => {
    await call('/', 'kinder theater')
    expect(await costOf(() => call('/', 'theater  kinder')), 'other words for the same').toBe(1)
  })
})

describe('counting', () => {
  const countOf = async (query: string): Promise<number> => {
    await writeSearchCounts(platform)
    const rows = await db.select().from(searchCounts).where(eq(searchCounts.query, query))
    return rows.reduce((sum, { searches }) => sum + searches, 0)
  }

  it('goes on though a search is answered from memory', async () => {
    for (let times = 0; times < 3; times++) await call('/', 'zählprobe')
    await Promise.all([call('/events/', 'zählprobe'), call('/events/', 'zählprobe')])
    expect(await countOf('zahlprobe')).toBe(5)
  })

  it('goes on though the screen of its results is stored', async () => {
    for (let times = 0; times < 3; times++) await house.inject('/de/search?q=schirmprobe')
    const { etag } = (await house.inject('/de/search?q=schirmprobe')).headers
    const headers = { 'if-none-match': `${etag}` }
    expect((await house.inject({ url: '/de/search?q=schirmprobe', headers })).statusCode).toBe(304)
    expect(await countOf('schirmprobe')).toBe(5)
    await call('/', 'schirmprobe')
    expect(await countOf('schirmprobe')).toBe(6)
  })

  it('does not take a turned page for a search, stored or not', async () => {
    const title = 'Blätterprobe'
    for (let day = 10; day < 22; day++) await addEvent(`2026-05-${day}T18:00:00Z`, title)
    await house.inject('/de/search/events/1?q=blätterprobe')
    for (let times = 0; times < 3; times++) {
      expect((await house.inject('/de/search/events/2?q=blätterprobe')).statusCode).toBe(200)
    }
    expect(await countOf('blatterprobe')).toBe(1)
  })

  it('loses nothing when the server stops', async () => {
    const other = await startTestApp()
    await other.inject('/de/api/search/?query=feierabend')
    const written = vi.spyOn(other.app.platform.db, 'transaction')
    await other.close()
    expect(written).toHaveBeenCalledOnce()
  })

  it('is on nobody’s way: a search writes nothing', async () => {
    await writeSearchCounts(platform)
    const query = vi.spyOn(pool, 'query')
    for (const word of ['eins', 'zwei', 'drei']) await call('/', `stillprobe ${word}`)
    const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement))
    expect(statements.filter((statement) => statement.includes('insert'))).toEqual([])
    query.mockRestore()
    const write = vi.spyOn(platform.db, 'transaction')
    await writeSearchCounts(platform)
    expect(write, 'one write for all').toHaveBeenCalledTimes(1)
    expect(await countOf('stillprobe zwei')).toBe(1)
  })
})

/** Holds searches at the database until they are released, so that others have to wait; they find nothing. */
async function holdTheLine() {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const ask = pool.query.bind(pool) as (...statement: unknown[]) => unknown
  const searches: string[] = []
  const hold = (...statement: unknown[]) => {
    const text = JSON.stringify(statement)
    if (!text.includes('search_document')) return ask(...statement)
    searches.push(text)
    return gate.then(() => ({ rows: [] }))
  }
  vi.spyOn(pool, 'query').mockImplementation(hold as never)
  const atOnce = process.env.TEST_DATABASE === 'pglite' ? 1 : 2
  const holding = Array.from({ length: atOnce }, (_, place) =>
    call('/', `${Math.random()}`, `198.51.100.${place}`),
  )
  await vi.waitFor(() => expect(searches).toHaveLength(atOnce), PATIENCE)
  return {
    searches,
    async letGo() {
      letGo()
      for (const answer of await Promise.all(holding)) expect(answer.statusCode).toBe(200)
    },
  }
}

/** Far more than needed, because the machine may be busy. */
const PATIENCE = { timeout: 30_000, interval: 5 }

describe('one address cannot take the line for itself', () => {
  it('too many searches of one are a 429, and nobody else’s are', async () => {
    await call('/', 'theater')
    const line = await holdTheLine()
    const greedy = Array.from({ length: 20 }, (_, number) => call('/', `gier ${number}`))
    const refused = await call('/', 'gier und mehr')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.json()).toEqual({
      detail: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
      code: 'throttled',
    })
    expect((await call('/', 'theater')).statusCode, 'what is kept needs no turn').toBe(200)

    const screen = await house.inject({ url: '/en/search?q=greed', remoteAddress: '192.0.2.1' })
    expect(screen.statusCode).toBe(429)
    expect(screen.headers['retry-after']).toBe('2')
    expect(screen.headers.etag).toBeUndefined()
    expect(screen.body).toContain('Too many requests. Please try again later.')

    const other = call('/', 'bescheiden', '192.0.2.9')
    await line.letGo()
    for (const answer of await Promise.all([other, ...greedy])) expect(answer.statusCode).toBe(200)
    expect((await call('/', 'gier und mehr')).statusCode).toBe(200)
  })
})

describe('a search that nobody waits for any more', () => {
  let port = 0
  beforeAll(async () => {
    await house.app.server.listen({ port: 0, host: '127.0.0.1' })
    port = (house.app.server.server.address() as AddressInfo).port
  })
  const connections = () =>
    new Promise<number>((resolve) => {
      house.app.server.server.getConnections((_, count) => resolve(count))
    })

  it.each(['/de/api/search/?query=', '/de/search?q='])('is not made: %s', async (path) => {
    const line = await holdTheLine()
    const turns = vi.spyOn(platform.queue, 'run')
    const askedFor = (word: string) => line.searches.filter((statement) => statement.includes(word)).length
    const leaving = http.get({ port, path: `${path}niemand` })
    leaving.on('error', () => {})
    await vi.waitFor(() => expect(turns).toHaveBeenCalledOnce(), PATIENCE)
    leaving.destroy()
    await vi.waitFor(async () => expect(await connections()).toBe(0), PATIENCE)
    const staying = call('/', `bleibt ${path.length}`)
    await line.letGo()
    expect((await staying).statusCode).toBe(200)
    expect(askedFor('bleibt')).toBeGreaterThan(0)
    expect(askedFor('niemand')).toBe(0)
    await expect(turns.mock.results[0]?.value).rejects.toMatchObject({ code: 'cancelled' })
  })
})

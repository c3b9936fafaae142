import zlib from 'node:zlib'
import type pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { writeSearchCounts } from '../../packages/foyer/src/domains/search/counting.ts'
import { searchCounts } from '../../packages/foyer/src/domains/search/tables.ts'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addEvent } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform, endpoints } = house.app
const { $client: pool } = platform.db as unknown as { $client: pg.Pool }

/** Calls and files that are the same for every visitor. */
const SAME_FOR_ALL = [
  '/de/api/events/',
  '/de/pageeditor-api/settings',
  '/en/api/search/?query=nacht',
  '/api/search/autocomplete/?query=na',
  '/de/programm.ics',
  '/de/magazin/feed.xml',
  '/sitemap.xml',
]

async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pool, 'query')
  await work()
  const queries = query.mock.calls.length
  query.mockRestore()
  return queries
}

describe('what is the same for every visitor', () => {
  it.each(SAME_FOR_ALL)('is sent again without asking anybody: %s', async (url) => {
    const first = await house.inject(url)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache'])
    let again = first
    expect(
      await queriesOf(async () => {
        again = await house.inject(url)
      }),
    ).toBe(0)
    expect(again.body).toBe(first.body)
    expect(again.headers).toEqual({ ...first.headers, date: expect.anything() })
    expect(first.headers['content-security-policy'], 'with the headers of every answer').toBeDefined()
  })

  it.each(SAME_FOR_ALL)('has an ETag, under which it need not be sent again: %s', async (url) => {
    const { headers } = await house.inject(url)
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
    const again = await house.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
  })

  it('in every encoding alike', async () => {
    const ask = (encoding: string) =>
      house.inject({ url: '/de/api/events/?page_size=20', headers: { 'accept-encoding': encoding } })
    const plain = await ask('identity')
    for (const [encoding, decode] of Object.entries({
      br: zlib.brotliDecompressSync,
      gzip: zlib.gunzipSync,
    })) {
      for (let round = 0; round < 3; round++) {
        const answer = await ask(encoding)
        expect(answer.headers['content-encoding']).toBe(encoding)
        expect(answer.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding')
        expect(decode(answer.rawPayload).equals(plain.rawPayload)).toBe(true)
      }
    }
  })

  it('in the language that is asked for, by the address or by the header', async () => {
    const ask = (language: string) =>
      house.inject({ url: '/api/genres/', headers: { 'accept-language': language } })
    const [german, english] = [await ask('de'), await ask('en')]
    expect(german.body).not.toBe(english.body)
    expect((await ask('de')).body).toBe(german.body)
    expect((await house.inject('/en/api/genres/')).body).toBe(english.body)
  })

  it('and anew after a write, without a stale byte in between', async () => {
    const count = async () => (await house.inject('/de/api/events/')).json().count
    const calendar = async () => (await house.inject('/de/programm.ics')).body
    const before = await count()
    await calendar()
    for (let round = 1; round <= 5; round++) {
      const id = await addEvent(house, `2026-04-0${round}T18:00:00Z`)
      await untilHeard(platform, platform)
      expect(await count()).toBe(before + round)
      expect(await calendar()).toContain(`event-${id}@`)
    }
  })

  it('a search that is answered from memory is counted like any other', async () => {
    for (let round = 0; round < 3; round++) await house.inject('/de/api/search/?query=gezaehlt')
    await writeSearchCounts(platform)
    const [row] = await platform.db.select().from(searchCounts).where(eq(searchCounts.query, 'gezahlt'))
    expect(row?.searches).toBe(3)
  })
})

describe('is for nobody else', () => {
  it('who is logged in as a customer is given the same answer, without the session it came with', async () => {
    const customer = await house.login('customer')
    for (const url of SAME_FOR_ALL) {
      const [theirs, visitors] = [await house.inject({ ...customer, url }), await house.inject(url)]
      expect([theirs.statusCode, theirs.body]).toEqual([200, visitors.body])
      expect(theirs.cookies).toEqual([])
    }
    // One query finds the user; the answer is stored.
    expect(await queriesOf(() => house.inject({ ...customer, url: '/de/api/events/' }))).toBe(1)
  })

  it('editors see what is hidden, and nobody sees it after them', async () => {
    const id = await addEvent(house, '2026-05-01T18:00:00Z')
    await platform.db.update(events).set({ isOnline: false }).where(eq(events.id, id))
    await platform.changes.announce(platform.db, 'events', `event:${id}`)
    await untilHeard(platform, platform)
    const url = `/de/api/events/${id}/`
    const editor = await house.login('editor')
    expect((await house.inject({ ...editor, url })).statusCode).toBe(200)
    expect((await house.inject(url)).statusCode).toBe(404)
    expect((await house.inject({ ...editor, url })).headers.etag).toBeUndefined()
  })

  it('3-readings, Calls: while the site is offline nothing that was kept is given', async () => {
    for (const url of SAME_FOR_ALL) await house.inject(url)
    await writeSettings(platform, 'site', { is_site_online: false })
    await untilHeard(platform, platform)
    for (const url of SAME_FOR_ALL) {
      const { statusCode } = await house.inject(url)
      expect([url, statusCode]).toEqual([url, url === '/de/pageeditor-api/settings' ? 200 : 503])
    }
    await writeSettings(platform, 'site', { is_site_online: true })
    await untilHeard(platform, platform)
    for (const url of SAME_FOR_ALL) expect((await house.inject(url)).statusCode).toBe(200)
  })
})

it('every call for visitors says whether its answer is the same for all', () => {
  const undecided = endpoints
    .filter(({ method, contract }) => method === 'GET' && contract.access === 'visitor')
    .filter(({ contract }) => Boolean(contract.shared) === Boolean(contract.personal || contract.throttle))
  expect(undecided.map(({ path }) => path)).toEqual([])
  const impossible = endpoints.filter(
    ({ method, contract }) => contract.shared && (method !== 'GET' || contract.access !== 'visitor'),
  )
  expect(impossible).toEqual([])
})

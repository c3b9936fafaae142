import { afterAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../../packages/foyer/src/contract/locale.ts'
import { reindex } from '../../packages/foyer/src/pages/reindex.ts'
import { sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { fillHiddenHouse } from '../support/hidden/house.ts'
import { HIDDEN_TABLES, LATER, NOW } from '../support/hidden/kinds.ts'
import { type Way, waysInto } from '../support/hidden/ways.ts'
import { SECRETS, secretsIn } from '../support/hidden/words.ts'
import { OF_THE_SHOP } from '../support/hostile-values.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp({ now: NOW })
afterAll(() => house.close())
const hidden = await fillHiddenHouse(house)
const { calls, files, screens } = waysInto(house.app, hidden)
const SESSIONS = { visitor: {}, customer: await house.login('customer') }

/** Two walks through all calls, on a machine that may be busy. */
const LONG = 300_000

/** The text of an answer, and of the page it redirects to. */
async function ask(url: string, session: Partial<Session>): Promise<string> {
  const { statusCode, headers, body } = await house.inject({ url, ...session })
  if (!OF_THE_SHOP.test(url)) expect(statusCode, url).toBeLessThan(500)
  const further = headers.location?.startsWith('/') ? await ask(headers.location, session) : ''
  return JSON.stringify(headers) + body + further
}

/** The texts and ids of hidden items in answers, by address. */
async function toldBy({ urls }: Way, session: Partial<Session>): Promise<Map<string, string[]>> {
  const told = new Map<string, string[]>()
  for (const url of LOCALES.flatMap(urls)) {
    const text = await ask(url, session)
    const ids = hiddenIdsIn(text)
    // An answer may repeat its own address.
    const secrets = [...secretsIn(text), ...ids].filter((secret) => !url.includes(secret))
    if (secrets.length > 0) told.set(url, secrets)
  }
  return told
}

/**
 * Ids of hidden items, which are numbers of nine digits, found in one pass. A module contains the id of an item that an
 * editor has chosen, but nothing else of it if visitors may not see it.
 */
function hiddenIdsIn(text: string): string[] {
  const numbers = new Set(text.match(/(?<!"(venue|event|festival)":|[\d.])\d{9}(?!\d)/g))
  return hidden.hiddenIds.map(String).filter((id) => numbers.has(id))
}

async function wordsToldBy(ways: Way[], session: Partial<Session>): Promise<string[]> {
  const words: string[] = []
  for (const way of ways) for (const told of (await toldBy(way, session)).values()) words.push(...told)
  return [...new Set(words)].filter((word) => SECRETS.has(word))
}

it('something of every kind that can be hidden is hidden here', async () => {
  const { rows } = await house.app.platform.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where column_name = 'is_online' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(HIDDEN_TABLES.toSorted())
})

describe.each(Object.entries(SESSIONS))(
  'quality, Reliability, Hidden things: told to no %s',
  (_role, session) => {
    it.each([...calls, ...files, ...screens])('by $name', async (way) => {
      expect([...(await toldBy(way, session))]).toEqual([])
    })
  },
)

describe('the walk', () => {
  const without = (...patterns: RegExp[]) =>
    [...SECRETS].filter((word) => !patterns.some((pattern) => pattern.test(word)))
  /** Shown only after a form was sent, or mailed to the house. */
  const OF_A_SENT_FORM = /^qxgeheimform(successtext|notifyemail)/
  /** Only compared with what is searched, never shown. */
  const SEARCH_WORDS = /^qxgeheim[a-z]+searchwords/
  /** Only words of a list are shown, and these are in none; the forms of editors have them. */
  const IN_NO_LIST =
    /^qxgeheim((event|production)(accessfeatures|accessmissing|spoken|surtitled)|venueaccessmissing)/
  /** All viewers see the same ones, including editors. */
  const ALERTS = /^qxgeheimbreakingnews/
  /** Sections whose owners are not in the list of owners. */
  const CLOSED = /^qxgeheimclosed/

  it('would come across each of the secrets: an admin does', { timeout: LONG }, async () => {
    const told = await wordsToldBy([...calls, ...files], await house.login('admin'))
    expect(without(OF_A_SENT_FORM, ALERTS).filter((word) => !told.includes(word))).toEqual([])
  })

  it('comes across what was to come when its day has come, and nothing else', { timeout: LONG }, async () => {
    house.clock.set(LATER)
    await reindex(house.app.platform)
    const due = without(OF_A_SENT_FORM, CLOSED, SEARCH_WORDS, IN_NO_LIST).filter((word) =>
      word.includes('later'),
    )
    const told = await wordsToldBy([...calls, ...files], SESSIONS.visitor)
    expect(told.toSorted()).toEqual(due.toSorted())
  })
})

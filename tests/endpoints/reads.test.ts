import { globSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { endpointKey } from '../../packages/foyer/src/contract/endpoint.ts'
import { createAnswers } from '../../packages/foyer/src/platform/cache/answers.ts'
import { localChanges } from '../../packages/foyer/src/platform/cache/changes.ts'
import { createMemo, type Memo } from '../../packages/foyer/src/platform/cache/memo.ts'
import { announcedBy } from '../../packages/foyer/src/platform/cache/table-tags.ts'
import {
  getTableColumns,
  getTableName,
  is,
  PgTable,
} from '../../packages/foyer/src/platform/database/drizzle.ts'
import { visitorInProcess } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
// Read before every call, and not part of an answer: a caller without rights is refused before stored answers are
// searched.
await house.app.platform.isSiteOnline()
const { $client: pool } = house.app.platform.db as unknown as { $client: pg.Pool }

const source = path.resolve(import.meta.dirname, '../../packages/foyer/src')
const tables = new Map<string, PgTable>()
for (const file of globSync('**/tables.ts', { cwd: source })) {
  for (const table of Object.values(await import(path.join(source, file)))) {
    if (is(table, PgTable)) tables.set(getTableName(table), table)
  }
}
/** Only read together with their page or section, whose tag they have. */
const PARTS_OF_A_PAGE = ['document', 'version']

const query = vi.spyOn(pool, 'query')
afterAll(() => query.mockRestore())

/**
 * The tables that are queried during some work, without tables that are only joined to a row with a reference to them.
 */
async function tablesRead(work: () => Promise<unknown>): Promise<string[]> {
  const before = query.mock.calls.length
  await work()
  const asked = query.mock.calls.slice(before).map(([said]) => said as unknown as string | { text: string })
  const names = asked
    .map((said) => (typeof said === 'string' ? said : said.text))
    .flatMap((text) =>
      [...text.matchAll(/(?:\bfrom|(?<!left )\bjoin)\s+"?(\w+)/gi)].map(([, name = '']) => name),
    )
  return [...new Set(names)].filter((name) => tables.has(name))
}

/**
 * Only the kind of a tag for single items, and only the list for items that belong to one; the table of writes and
 * pages checks which ones.
 */
const kindOf = (tag: string) => tag.replace(/ of .*$/, '').replace(/:.*$/, ':')

/** The tables whose writes would not drop the answer. */
function unnoted(read: string[], noted: ReadonlySet<string>): string[] {
  const kinds = new Set([...noted].map(kindOf))
  return read
    .filter((name) => !PARTS_OF_A_PAGE.includes(name))
    .filter((name) => {
      const table = tables.get(name) as PgTable
      const row = Object.fromEntries(Object.keys(getTableColumns(table)).map((column) => [column, 1]))
      return !announcedBy(table, [row]).some((tag) => kinds.has(kindOf(tag)))
    })
}

/** Parameters that find something in the demo. */
const VALUES: Record<string, unknown> = {
  ...{ date: '2026-03-10', until: '2026-04-30', slug: 'article-1', items: 3, query: 'nacht' },
  ...{ language: 'de', access: 'wheelchair', audience: 'families' },
  ...{ pay: 'what-you-can', premiere: 'yes', tickets: 'left' },
}
const BY_CALL: Record<string, Record<string, unknown>> = {
  'GET /pageeditor-api/page/{slug*}': { slug: '' },
  'GET /api/html/{slug}': { slug: 'html_header' },
}

const calls = house.app.endpoints
  .filter(({ method, contract }) => method === 'GET' && contract.access === 'visitor' && !contract.personal)
  .map((endpoint) => [endpointKey(endpoint), endpoint] as const)
  // Calls that need a shop, which this test does not have.
  .filter(([key]) => key !== 'GET /api/shop-offers/{event_jet_id}')

describe('an answer that is kept names every table it was made of', () => {
  it.each(calls)('%s', async (key, endpoint) => {
    const shape = endpoint.contract.params?.shape ?? {}
    const needed = Object.keys(shape).filter(
      (name) => endpoint.path.includes(`{${name}`) || name === 'slug' || name === 'query',
    )
    const sample = (name: string) => BY_CALL[key]?.[name] ?? VALUES[name] ?? 1
    const filters = Object.keys(shape).filter((name) => !needed.includes(name) && name !== 'version_id')
    for (const chosen of [[], ...filters.map((name) => [name])]) {
      const params = Object.fromEntries([...needed, ...chosen].map((name) => [name, sample(name)]))
      const fresh = localChanges()
      const memo = createMemo(house.clock, fresh)
      const kept: [string[], string[]][] = []
      const watched: Memo = {
        remember: (name, tags, make) =>
          memo.remember(name, tags, async () => {
            let made: Awaited<ReturnType<typeof make>> | undefined
            kept.push([tags, await tablesRead(async () => (made = await make()))])
            return made as NonNullable<typeof made>
          }),
      }
      const { call, reads } = visitorInProcess(house, 'de', {
        memo: watched,
        answers: createAnswers(house.clock, fresh),
      })
      const read = await tablesRead(() =>
        (call as (...input: unknown[]) => Promise<unknown>)(endpoint, params),
      )
      const asked = JSON.stringify(params)
      for (const [tags, inside] of kept) expect(unnoted(inside, new Set(tags)), asked).toEqual([])
      if (!reads.mayStore) continue
      expect(read.length, asked).toBeGreaterThan(0)
      expect(unnoted(read, reads.tags), asked).toEqual([])
    }
  })
})

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it, inject as provided } from 'vitest'
import { fillHouse, type HouseContent } from '../../packages/foyer/src/content/fill.ts'
import { RESOURCES } from '../../packages/foyer/src/content/resources.ts'
import { localChanges } from '../../packages/foyer/src/platform/cache/changes.ts'
import { openDatabase } from '../../packages/foyer/src/platform/database/database.ts'
import { migrateAndSetUp } from '../../packages/foyer/src/platform/database/migrate.ts'
import { fakeClock } from '../../packages/foyer/src/platform/time/clock.ts'
import { createApp } from '../../packages/foyer/src/server/app.ts'
import example from '../../packages/foyer/templates/content/content.ts'
import { root } from '../../scripts/root.mjs'
import { TEST_TIME } from '../support/logins.ts'
import { query } from '../support/postgres-server.ts'
import { testConfig } from '../support/test-config.ts'
import smallest from './small-content.ts'

const log = pino({ level: 'silent' })
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** A site whose database was empty before its content was added. */
async function houseWith(content: HouseContent) {
  const server = provided('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(`${server}/postgres`, `create database ${name}`)
  const DATA_DIR = path.join(provided('runFolder'), name)
  const config = testConfig({ DATA_DIR, DATABASE_URL: `${server}/${name}`, DEMO: 'off' })
  const clock = fakeClock(TEST_TIME)
  const steps: string[] = []
  const database = await openDatabase(config, log)
  const onStep = (step: string) => steps.push(step)
  await migrateAndSetUp(database, (db) =>
    fillHouse(content, { db, clock, changes: localChanges(), onStep }),
  ).finally(() => database.close())
  const app = await createApp({ config, clock, log, checkAnswers: true })
  closing.push(async () => {
    await app.close()
    await query(`${server}/postgres`, `drop database ${name} with (force)`)
  })
  const read = async (url: string) => {
    const answer = await app.server.inject(url)
    expect(answer.statusCode, url).toBe(200)
    return answer
  }
  return { steps, read }
}

const reference = readFileSync(path.join(root, 'docs/reference/content.md'), 'utf8')

describe('docs/reference/content.md', () => {
  it('shows the content that this test runs', () => {
    const source = readFileSync(path.join(import.meta.dirname, 'small-content.ts'), 'utf8')
    expect(reference).toContain(`\`\`\`ts\n${source}\`\`\``)
  })

  it('shows content that makes a site', async () => {
    const { read } = await houseWith(smallest)
    const home = (await read('/en')).body
    for (const words of ['The Old Pump House', 'Water Music for Five Buckets', 'How to find us']) {
      expect(home).toContain(words)
    }
    expect((await read('/de')).body).toContain('Wassermusik für fünf Eimer')
    const { results } = (await read('/en/api/events/')).json()
    expect(results.map(({ date_start }: { date_start: string }) => date_start)).toEqual([
      '2026-03-13T20:00:00+01:00',
      '2026-03-14T20:00:00+01:00',
    ])
    expect((await read('/en/api/search/?query=buckets')).json().count).toBeGreaterThan(0)
  })

  it('names every resource with its fields', () => {
    const rows = Object.entries(RESOURCES).map(
      ([name, { fields }]) =>
        `| \`${name}\` | ${Object.keys(fields)
          .map((field) => `\`${field}\``)
          .join(' ')} |`,
    )
    expect(reference).toContain(rows.join('\n'))
  })
})

describe('the example content of a new house', () => {
  it('fills the programme of the coming weeks, in each language', async () => {
    const { steps, read } = await houseWith(example)
    expect(steps).toEqual(['places', 'programme', 'magazine and pages', 'search'])
    for (const [locale, home, visit, magazine] of [
      ['de', 'Ein Haus zum Ausprobieren', 'besuch', 'magazin'],
      ['en', 'A house to try things in', 'visit', 'magazine'],
    ] as const) {
      expect((await read(`/${locale}`)).body).toContain(home)
      expect((await read(`/${locale}/${visit}`)).body).toContain('180')
      const { count, results } = (await read(`/${locale}/api/events/`)).json()
      expect(count).toBe(8)
      for (const { date_start } of results) expect(date_start > TEST_TIME.slice(0, 10)).toBe(true)
      const list = (await read(`/${locale}/${magazine}`)).body
      const article = /href="(\/[^"]*\/(?:neun-umschlaege|nine-envelopes)\/\d+)"/.exec(list)?.[1]
      expect((await read(String(article))).body).toMatch(/neun Umschläge|nine envelopes/)
      const nav = (await read(`/${locale}/pageeditor-api/nav`)).json()
      expect(nav.menu).toHaveLength(3)
      for (const { url } of nav.menu) await read(url)
    }
  })

  it('says nothing of a house of its own: the name is that of the folder', async () => {
    const { read } = await houseWith(example)
    expect((await read('/en')).body).toContain('<title>Haus Meridian')
    // Legal texts exist once each, so a house begins with empty ones.
    for (const url of ['/de/impressum', '/en/privacy', '/en/terms']) await read(url)
  })
})

describe('a desk', () => {
  const filled = (fill: HouseContent['fill']) => houseWith({ fill })

  it.each<[string, HouseContent['fill'], RegExp]>([
    [
      'a resource that does not exist',
      async (desk) => void (await desk.add('opera' as 'event', [])),
      /no resource "opera"\. There are: venue, room/,
    ],
    [
      'a field that does not exist',
      async (desk) => void (await desk.add('room', [{ seats: 3 } as object])),
      /no field "seats"\. There are: venue, name/,
    ],
    [
      'a page that lacks a language of the house',
      async (desk) => void (await desk.page({ languages: { en: { path: '', title: 'Home', modules: [] } } })),
      /The page "Home" is missing in "de"/,
    ],
    [
      'the address of something that was not added',
      async (desk) => void desk.address('event', 7, 'de'),
      /no event with the id 7/,
    ],
  ])('refuses %s with a sentence', async (_, fill, sentence) => {
    await expect(filled(fill)).rejects.toThrow(sentence)
  })
})

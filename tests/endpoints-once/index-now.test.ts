import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { tellSearchEngines } from '../../packages/foyer/src/domains/search/index-now.ts'
import { searchDocuments } from '../../packages/foyer/src/domains/search/tables.ts'
import { eq, sql } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { startTestApp } from '../support/test-app.ts'

/** Search engines of our own: nothing leaves this machine. */
const told: { urlList: string[]; host: string; key: string; keyLocation: string }[] = []
let answer = 200
const engines = createServer(async (request, response) => {
  const message = JSON.parse(await text(request))
  if (answer < 300) told.push(message)
  response.writeHead(answer).end()
})
await new Promise<void>((resolve) => engines.listen(0, '127.0.0.1', resolve))
const where = `http://127.0.0.1:${(engines.address() as AddressInfo).port}/indexnow`

const KEY = 'a-key-of-the-house'
const house = await startTestApp({
  environment: {
    ...{ INSTANCE: 'production', PUBLIC_URL: 'https://haus.example', DEMO: 'on' },
    ...{ INDEXNOW_KEY: KEY, INDEXNOW_URL: where },
  },
})
afterAll(async () => {
  await house.close()
  engines.close()
})
const { platform } = house.app

/** Writes the rows of an item as if that had been some minutes ago. */
const change = async (url: string, minutes: number) =>
  platform.db
    .update(searchDocuments)
    .set({ changedAt: sql`now() - make_interval(mins => ${minutes})` as never })
    .where(eq(searchDocuments.url, url))
const [first, second] = await platform.db.select({ url: searchDocuments.url }).from(searchDocuments).limit(2)
const [one, other] = [first?.url ?? '', second?.url ?? '']
await platform.db.update(searchDocuments).set({ changedAt: sql`now() - interval '1 day'` as never })

it('tells of nothing at first, then of what has changed since, once', async () => {
  await tellSearchEngines(platform)
  expect(told).toEqual([])
  await change(one, 10)
  await tellSearchEngines(platform)
  await tellSearchEngines(platform)
  expect(told).toEqual([
    {
      ...{ host: 'haus.example', key: KEY, keyLocation: `https://haus.example/${KEY}.txt` },
      urlList: [`https://haus.example${one}`],
    },
  ])
})

it('waits until a write is a minute old, and tells again what did not arrive', async () => {
  told.length = 0
  await change(other, 0)
  await tellSearchEngines(platform)
  expect(told).toEqual([])
  await change(other, 5)
  answer = 503
  await expect(tellSearchEngines(platform)).rejects.toThrow('503')
  answer = 202
  await tellSearchEngines(platform)
  expect(told.map(({ urlList }) => urlList)).toEqual([[`https://haus.example${other}`]])
})

it('shows its key', async () => {
  const file = await house.inject(`/${KEY}.txt`)
  expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([
    ...[200, KEY],
    'text/plain; charset=utf-8',
  ])
})

it.each([
  ['without a key', { indexNow: null }],
  ['where search engines are kept out', { instance: 'staging' as const }],
])('tells nobody %s', async (_name, config) => {
  told.length = 0
  await change(one, 2)
  await tellSearchEngines({ ...platform, config: { ...platform.config, ...config } })
  expect(told).toEqual([])
})

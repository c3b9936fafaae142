import type pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { addEvent } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app
const { $client: pool } = platform.db as unknown as { $client: pg.Pool }

/** The number of queries of a call. */
async function cost(ask: Parameters<typeof house.inject>[0]): Promise<number> {
  const query = vi.spyOn(pool, 'query')
  const answer = await house.inject(ask)
  expect(answer.statusCode).toBe(200)
  const queries = query.mock.calls.length
  query.mockRestore()
  return queries
}

it('what every visitor is answered is found once, in each language and for each question', async () => {
  expect(await cost('/de/api/events/')).toBeGreaterThan(0)
  expect(await cost('/de/api/events/')).toBe(0)
  expect(await cost('/de/api/events/?page=2')).toBeGreaterThan(0)
  expect(await cost('/en/api/events/')).toBeGreaterThan(0)
})

it('and anew when something it was made of has changed, or its time is over', async () => {
  const count = async () => (await house.inject('/de/api/events/')).json().count
  const before = await count()
  await addEvent(house, '2026-04-01T18:00:00Z')
  await untilHeard(platform, platform)
  expect(await count()).toBe(before + 1)
  await writeSettings(platform, 'site', { site_name: 'Anders' })
  await untilHeard(platform, platform)
  // Whether the site is online is a setting too, and read once for all calls.
  expect(await cost('/de/api/genres/')).toBeGreaterThan(0)
  expect(await cost('/de/api/events/'), 'made of something else').toBe(0)
  house.clock.set('2026-04-02T10:00:00Z')
  expect(await count()).toBeLessThan(before + 1)
})

it('whoever works on the site is answered afresh', async () => {
  const editor = await house.login('editor')
  await house.inject('/de/api/events/')
  for (let round = 0; round < 2; round++) {
    expect(await cost({ ...editor, url: '/de/api/events/' })).toBeGreaterThan(1)
  }
})

it('what is about one visitor is nobody else’s', async () => {
  const [one, other] = [await house.inject('/api/user-details'), await house.inject('/api/user-details')]
  const token = (answer: typeof one) => answer.cookies.find(({ name }) => name === 'csrftoken')?.value
  expect(token(one)).toBeTruthy()
  expect(token(one)).not.toBe(token(other))
})

import { afterAll, expect, it } from 'vitest'
import { missed, mostVisited, searches } from '../../houses/meridian/content/visits.ts'
import { inventVisits } from '../../packages/foyer/src/content/visits.ts'
import { pageViewDays, pageViews } from '../../packages/foyer/src/domains/insight/tables.ts'
import { sum } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addDays, houseDay } from '../../packages/foyer/src/platform/time/house-clock.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const admin = await house.login('admin')
const read = async (name: string) =>
  (await house.inject({ ...admin, url: `/de/api/dashboard-${name}/` })).json()

it('the demo has a dashboard that shows something: looks, searches with and without results, missed addresses', async () => {
  await inventVisits({ db, clock: house.clock }, 'demo', { mostVisited, searches, missed })
  const views = await read('page-views')
  expect(views.data.length).toBeGreaterThan(40)
  expect(views.data[0].path).toBe('/de')
  expect(views.days).toHaveLength(30)
  for (const { views: number, day } of views.days) expect(number, day).toBeGreaterThan(100)
  const keywords = await read('search-keywords')
  expect(keywords.data.length).toBeGreaterThan(10)
  expect(keywords.empty.length).toBeGreaterThan(3)
  const { data, days } = await read('error-log')
  expect(data.length).toBeGreaterThan(3)
  expect(days.some(({ count }: { count: number }) => count > 1)).toBe(true)

  // One year, without future days, and each view is in both sums.
  const today = houseDay(house.clock.now())
  const rows = await db.select().from(pageViewDays).orderBy(pageViewDays.day)
  expect([rows.length, rows.at(0)?.day, rows.at(-1)?.day]).toEqual([365, addDays(today, -364), today])
  const [all] = await db.select({ views: sum(pageViews.views) }).from(pageViews)
  expect(Number(all?.views)).toBe(rows.reduce((total, row) => total + row.views, 0))
})

it.each(searches)(
  'the demo says rightly whether "$query" ($language) is found',
  async ({ query, language, results }) => {
    const answer = await house.inject(`/${language}/api/search/?query=${encodeURIComponent(query)}`)
    expect(answer.json().count > 0).toBe(results > 0)
  },
)

import { afterAll, describe, expect, it } from 'vitest'
import content from '../../houses/meridian/content/content.ts'
import { fillHouse } from '../../packages/foyer/src/content/fill.ts'
import { events, eventTeasers } from '../../packages/foyer/src/domains/events/tables.ts'
import { articles } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { images } from '../../packages/foyer/src/domains/media/tables.ts'
import { persons } from '../../packages/foyer/src/domains/people/tables.ts'
import {
  productionImages,
  productions,
  seasons,
} from '../../packages/foyer/src/domains/productions/tables.ts'
import { searchDocuments } from '../../packages/foyer/src/domains/search/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { designSettings, errorPages, siteSettings } from '../../packages/foyer/src/domains/settings/tables.ts'
import { venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import {
  getTableColumns,
  getTableName,
  type PgTable,
  sql,
} from '../../packages/foyer/src/platform/database/drizzle.ts'
import { fakeClock } from '../../packages/foyer/src/platform/time/clock.ts'
import { addDays, houseDay } from '../../packages/foyer/src/platform/time/house-clock.ts'
import { DEMO_TABLES, rowsOf } from '../support/demo-tables.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db, changes } = house.app.platform
const all = <T extends PgTable>(table: T) => rowsOf(db, table)

/** Deletes everything except the logins. */
async function empty(): Promise<void> {
  const settings = [siteSettings, designSettings, errorPages]
  const names = new Set([...DEMO_TABLES, searchDocuments, ...settings, images].map(getTableName))
  const list = [...names].map((name) => `"${name}"`).join(', ')
  await db.execute(sql.raw(`truncate ${list} restart identity cascade`))
}

const DAY = 24 * 3600 * 1000
const PATIENCE = 120_000

describe('the demo venue, seeded on another day', () => {
  it.each([
    ['after midnight at the house only, summer time', '2029-09-30T22:30:00Z', '2029-10-01'],
    ['on a leap day', '2032-02-29T12:00:00Z', '2032-02-29'],
  ])(
    'has everything counted from it: %s',
    async (_, now, today) => {
      const clock = fakeClock(now)
      await empty()
      await fillHouse(content, { db, clock, changes })
      expect(houseDay(clock.now())).toBe(today)

      const rows = await all(events)
      expect(rows).toHaveLength(200)
      const days = rows.map(({ day }) => day).sort()
      expect(days.filter((day) => new Date(day).getUTCDay() === 1)).toEqual([])
      const [first = '', last = ''] = [days.at(0), days.at(-1)]
      expect(first >= addDays(today, -34) && first <= addDays(today, -27)).toBe(true)
      expect(last >= addDays(today, 230) && last <= addDays(today, 250)).toBe(true)
      expect(days.filter((day) => day >= today && day < addDays(today, 14)).length).toBeGreaterThan(12)
      for (const { dateStart, day } of rows) expect(houseDay(dateStart)).toBe(day)
      expect(new Set((await all(productions)).map(({ seasonId }) => seasonId)).size).toBe(2)

      // Nothing of it is dated by another day.
      for (const table of DEMO_TABLES) {
        const farthest = table === seasons ? 740 : 380
        for (const [name, column] of Object.entries(getTableColumns(table))) {
          if (!/^(date|timestamp)/.test(column.getSQLType())) continue
          for (const row of await all(table)) {
            const at = new Date((row as Record<string, string>)[name] ?? 0).getTime()
            if (at === 0) continue
            const distance = Math.abs(at - clock.now().getTime()) / DAY
            expect(distance, `${getTableName(table)}.${name}`).toBeLessThan(farthest)
          }
        }
      }
    },
    PATIENCE,
  )
})

describe('the demo venue, seeded with a place for files', () => {
  it(
    'shows everything with its picture, described in both languages, and pictures load',
    async () => {
      await empty()
      await fillHouse(content, house.app.platform)
      for (const table of [productions, persons, series, venues, articles, eventTeasers]) {
        for (const row of await all(table)) expect(row.imageId, JSON.stringify(row)).not.toBeNull()
      }
      for (const { imageId, productionId, title } of await all(events)) {
        expect(imageId ?? productionId, title.de).not.toBeNull()
      }
      for (const { mapImageId } of await all(venues)) expect(mapImageId).not.toBeNull()
      for (const { alt, credit } of await all(images)) {
        expect(alt.de.length).toBeGreaterThan(5)
        expect(alt.en.length).toBeGreaterThan(5)
        expect(credit).not.toBe('')
      }
      expect((await all(productionImages)).length).toBeGreaterThan(10)
      const { results } = (await house.inject('/en/api/events/')).json()
      const picture = await house.inject(results[0].image_obj.url)
      expect(picture.statusCode).toBe(200)
      expect(picture.headers['content-type']).toBe('image/jpeg')
    },
    PATIENCE,
  )
})

describe('a larger house', () => {
  it(
    'has as many events as asked for, each with a key of its own in the shop',
    async () => {
      await empty()
      await fillHouse(content, { db, clock: house.clock, changes }, { events: 450 })
      const rows = await all(events)
      expect(rows).toHaveLength(450)
      expect(new Set(rows.map(({ idJet }) => idJet)).size).toBe(450)
      const festivals = rows.filter(({ title }) => title.de === 'Gegenlicht').map(({ id }) => id)
      expect(festivals).toHaveLength(2)
      for (const id of festivals)
        expect(rows.filter(({ parentId }) => parentId === id).length).toBeGreaterThan(6)
    },
    PATIENCE,
  )
})

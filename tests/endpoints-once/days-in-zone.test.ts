import { afterAll, expect, it } from 'vitest'
import { keepDaysInZone } from '../../packages/foyer/src/domains/events/days-in-zone.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { installationFacts } from '../../packages/foyer/src/platform/installation/tables.ts'
import { addEvent, changeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform

const ofZone = eq(installationFacts.key, 'time_zone')
const daysOf = async (id: number) => {
  const [row] = await db
    .select({ day: events.day, lastDay: events.lastDay })
    .from(events)
    .where(eq(events.id, id))
  return row
}

it('the days of an event follow the time zone of the house at the next start', async () => {
  const london = { day: '2031-07-01', lastDay: '2031-07-01' }
  const late = await addEvent(house, '2031-07-01T22:30:00Z', london)
  await keepDaysInZone(db)
  expect(await daysOf(late), 'the zone is the same').toEqual(london)

  await changeRows(house, installationFacts, { value: 'Europe/London' }, ofZone)
  await keepDaysInZone(db)
  expect(await daysOf(late)).toEqual({ day: '2031-07-02', lastDay: '2031-07-02' })
  expect(await db.select().from(installationFacts).where(ofZone)).toMatchObject([{ value: 'Europe/Berlin' }])
})

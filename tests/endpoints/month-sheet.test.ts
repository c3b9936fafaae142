import { afterAll, expect, it } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { addRow, addRows, bilingual, eventAt } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp({ now: '2031-03-10T09:00:00Z' })
afterAll(() => house.close())

const sheet = async (path: string) => {
  const answer = await house.inject({ url: path })
  const { statusCode, headers, rawPayload } = answer
  const text = rawPayload.toString('latin1')
  return {
    ...{ status: statusCode, type: headers['content-type'], location: headers.location, etag: headers.etag },
    isPdf: text.startsWith('%PDF-'),
    pages: text.match(/\/Type \/Page\b/g)?.length,
  }
}
const evening = (day: number, hour: number, more = {}) =>
  eventAt(`2031-05-${String(day).padStart(2, '0')}T${hour}:00:00Z`, {
    title: bilingual(`Ein Abend mit einem langen Titel, Nummer ${day}`),
    ...more,
  })

it('sixty evenings of a month are one page, and no evening is lost when there are more', async () => {
  const days = Array.from({ length: 30 }, (_, day) => day + 1)
  await addRows(
    house,
    events,
    days.flatMap((day) => [evening(day, 17), evening(day, 19)]),
  )
  const month = '/de/programm.pdf?date=01-05-2031&until=31-05-2031'
  expect(await sheet(month)).toMatchObject({ status: 200, type: 'application/pdf', isPdf: true, pages: 1 })
  await addRows(
    house,
    events,
    days.flatMap((day) => [evening(day, 11), evening(day, 13), evening(day, 15)]),
  )
  expect((await sheet(month)).pages).toBe(2)
})

it('follows the filters of the programme, changes with it, and is one for each of its addresses', async () => {
  const { id } = await addRow(house, series, { name: bilingual('Festival') })
  const ofSeries = `/en/events.pdf?series=${id}`
  const before = await sheet(ofSeries)
  expect(before).toMatchObject({ status: 200, isPdf: true, pages: 1 })
  expect((await sheet(ofSeries)).etag).toBe(before.etag)
  await addRows(house, events, [evening(3, 20, { seriesId: id, status: 'cancelled' })])
  expect((await sheet(ofSeries)).etag).not.toBe(before.etag)
  expect(await sheet(`${ofSeries}&utm=letter`)).toMatchObject({ status: 301, location: ofSeries })
  expect((await sheet('/en/events.pdf?language=klingon')).status).toBe(400)
})

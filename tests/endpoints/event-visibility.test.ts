import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events as calls } from '../../packages/foyer/src/domains/events/endpoints.ts'
import { productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { addEvent, addRow, bilingual, visitorInProcess } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

// Years after all events of the demo: what is found here was added here.
const NOW = '2031-03-10T09:00:00Z'
const house = await startTestApp({ now: NOW })
afterAll(() => house.close())
const editor = await house.login('editor')
const customer = await house.login('customer')
const ask = async (url: string, as = {}) => {
  const answer = await house.inject({ url, ...as })
  return { status: answer.statusCode, body: answer.json() }
}

describe('what visitors may see', () => {
  const later = new Date('2031-03-10T10:00:00Z')
  let production = 0
  const ids = { online: 0, offline: 0, future: 0 }
  beforeAll(async () => {
    production = (await addRow(house, productions, { title: bilingual('Sicht') })).id
    const common = { productionId: production }
    const add = (name: string, day: string, values: object) =>
      addEvent(house, `2031-08-${day}T18:00:00Z`, { ...common, title: bilingual(name), ...values })
    ids.online = await add('da', '01', {})
    ids.offline = await add('weg', '02', { isOnline: false })
    ids.future = await add('bald', '03', { publishedAt: later })
  })
  const list = async (as = {}) => (await ask(`/de/api/events/?production=${production}`, as)).body

  it('visitors and customers miss what is offline or still to come, editors do not', async () => {
    for (const as of [{}, customer]) {
      const body = await list(as)
      expect(body.count).toBe(1)
      expect(body.results.map(({ id }: { id: number }) => id)).toEqual([ids.online])
    }
    const body = await list(editor)
    expect(body.count).toBe(3)
    expect(body.results.map(({ id }: { id: number }) => id)).toEqual([ids.online, ids.offline, ids.future])
    // The editor's answer is not stored for visitors.
    expect((await list()).count).toBe(1)
  })

  it('the detail is a 404 all the same', async () => {
    for (const id of [ids.offline, ids.future, 2_000_000_000]) {
      expect((await ask(`/de/api/events/${id}/`)).status).toBe(404)
      expect((await ask(`/de/api/events/${id}/`, customer)).status).toBe(404)
    }
    expect((await ask(`/de/api/events/${ids.offline}/`, editor)).body.title).toBe('weg')
    expect((await ask('/de/api/events/x/')).status).toBe(400)
  })

  it('the calendar does not name their days', async () => {
    const days = async (as = {}) => (await ask('/de/api/calendar/?date=2031-08-15', as)).body.data
    expect(await days()).toEqual(['2031-08-01'])
    expect(await days(editor)).toEqual(['2031-08-01', '2031-08-02', '2031-08-03'])
  })

  it('what is still to come appears when its time has come, and is waited for', async () => {
    for (const run of [
      (call: ReturnType<typeof visitorInProcess>['call']) =>
        call(calls.list, { production, date: '2031-08-01' }),
      (call: ReturnType<typeof visitorInProcess>['call']) => call(calls.calendar, { date: '2031-08-01' }),
      (call: ReturnType<typeof visitorInProcess>['call']) =>
        call(calls.detail, { id: ids.future }).catch(() => null),
    ]) {
      const { call, reads } = visitorInProcess(house)
      await run(call)
      expect(reads.expires).toEqual(later)
    }
    house.clock.set(later)
    expect((await list()).count).toBe(2)
    expect((await ask(`/de/api/events/${ids.future}/`)).body.title).toBe('bald')
    expect((await ask('/de/api/calendar/?date=2031-08-15')).body.data).toContain('2031-08-03')
    house.clock.set(NOW)
  })

  it('nothing leads to a production, series or venue that is hidden', async () => {
    const name = bilingual('Hinter den Kulissen')
    const hidden = { name, isOnline: false }
    const venue = await addRow(house, venues, hidden)
    const room = await addRow(house, rooms, { venueId: venue.id, name: bilingual('Kammer') })
    const line = await addRow(house, series, hidden)
    const play = await addRow(house, productions, { title: bilingual('Probe'), isOnline: false })
    const id = await addEvent(house, '2031-09-20T18:00:00Z', {
      ...{ productionId: play.id, seriesId: line.id, roomId: room.id },
    })
    const { body } = await ask(`/de/api/events/${id}/`)
    expect(body).toMatchObject({ title: 'Veranstaltung', production: null, series: null })
    expect(body.room).toEqual({ id: room.id, name: 'Kammer', venue: null })
    expect((await ask(`/de/api/events/${id}/`, editor)).body).toMatchObject({
      production: { id: play.id },
      series: { id: line.id },
      room: { venue: { id: venue.id } },
    })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
let editor: Session
let admin: Session
beforeAll(async () => {
  editor = await house.login('editor')
  admin = await house.login('admin')
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const ask = async (method: Method, url: string, payload?: unknown, caller = editor) => {
  const answer = await house.inject({
    ...caller,
    method,
    url: `/en/api/admin/${url}`,
    ...(payload !== undefined && {
      payload: JSON.stringify(payload),
      headers: { ...caller.headers, 'content-type': 'application/json' },
    }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const visit = async (url: string) => house.inject(url)

const EVENT = {
  title: { de: 'Probe aufs Exempel', en: 'Proof of concept' },
  date_start: '2026-04-01T20:00',
  date_end: '2026-04-01T22:30',
}

describe('3-readings, Calls: a resource is listed, read, added, changed and deleted', () => {
  it('with the version it stands at, and gone when it is gone', async () => {
    const added = await ask('POST', 'pages/redirect/', { old_path: '/alt/', new_path: '/de/haus' })
    expect(added).toEqual({
      status: 200,
      body: {
        id: expect.any(Number),
        version: expect.any(Number),
        ...{ urls: null, display_name: '/alt', picture: null, named: {} },
        old_path: '/alt',
        new_path: '/de/haus',
      },
    })
    const { id, version } = added.body
    expect((await visit('/alt')).headers.location).toBe('/de/haus')

    const changed = await ask('POST', `pages/redirect/${id}/`, { version, new_path: '/de/programm' })
    expect(changed.body).toMatchObject({ id, old_path: '/alt', new_path: '/de/programm' })
    expect(changed.body.version).toBeGreaterThan(version)
    expect((await visit('/alt')).headers.location).toBe('/de/programm')

    expect((await ask('GET', `pages/redirect/${id}/`)).body).toEqual(changed.body)
    const found = await ask('GET', 'pages/redirect/?search=alt&page_size=5&ordering=-old_path')
    const { named, ...line } = changed.body
    expect(found.body).toMatchObject({ count: 1, next: null, previous: null, results: [line], named })

    expect((await ask('DELETE', `pages/redirect/${id}/?version=${changed.body.version}`)).status).toBe(204)
    expect((await ask('GET', `pages/redirect/${id}/`)).status).toBe(404)
    expect((await visit('/alt')).statusCode).toBe(404)
  })

  it('says at the field what is wrong with it, in the language asked', async () => {
    const wrong = await ask('POST', 'events/event/', {
      ...EVENT,
      date_end: '2026-03-01T20:00',
      prices: [{ id: 1, price: '12', sale_type_id: 1 }],
    })
    expect(wrong).toEqual({
      status: 400,
      body: {
        date_end: ['The end is before the beginning.'],
        'prices.0.price': ['This is not an amount such as 12.50.'],
      },
    })
    expect((await ask('POST', 'events/event/', { ...EVENT, date_end: '2026-03-01T20:00' })).body).toEqual({
      date_end: ['The end is before the beginning.'],
    })
    expect((await ask('POST', 'events/event/', { ...EVENT, room: 2_000_000_000 })).body).toEqual({
      room: ['There is no such entry (any more).'],
    })
    const [taken] = (await ask('GET', 'events/event/?page_size=1')).body.results
    expect((await ask('POST', 'events/event/', { ...EVENT, id_jet: taken.id_jet })).body).toEqual({
      id_jet: ['This already exists.'],
    })
  })

  it('filters, sorts and pages', async () => {
    const all = (await ask('GET', 'events/event/?ordering=-date_start&page_size=3')).body
    expect(all.results.map(({ date_start }: { date_start: string }) => date_start)).toEqual(
      all.results
        .map(({ date_start }: { date_start: string }) => date_start)
        .toSorted()
        .toReversed(),
    )
    const cancelled = (await ask('GET', 'events/event/?status=cancelled')).body
    expect(cancelled.count).toBeGreaterThan(0)
    expect(new Set(cancelled.results.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['cancelled']),
    )
    expect((await ask('GET', 'events/event/?ordering=nothing')).status).toBe(400)
    expect((await ask('GET', 'events/event/?room=x')).status).toBe(400)
    expect((await ask('GET', `events/event/?page=${all.count}`)).status).toBe(404)
  })

  it('puts items into an order, all of them or none', async () => {
    const before = (await ask('GET', 'venues/venue/')).body.results.map(({ id }: { id: number }) => id)
    const turned = before.toReversed()
    expect((await ask('PATCH', 'venues/venue/', turned)).status).toBe(204)
    const after = (await ask('GET', 'venues/venue/')).body.results.map(({ id }: { id: number }) => id)
    expect(after).toEqual(turned)
    expect((await ask('PATCH', 'venues/venue/', [...before, 2_000_000_000])).status).toBe(404)
    const still = (await ask('GET', 'venues/venue/')).body.results.map(({ id }: { id: number }) => id)
    expect(still).toEqual(turned)
  })
})

describe('quality, Reliability: two editors', () => {
  it('the second save on an outdated version gets 409 with both texts, and nothing is lost', async () => {
    const { body: first } = await ask('POST', 'events/event/', EVENT)
    const theirs = { de: 'Ihr Titel', en: 'Their title' }
    const { body: second } = await ask('POST', `events/event/${first.id}/`, {
      version: first.version,
      title: theirs,
    })
    const mine = { de: 'Mein Titel', en: 'My title' }
    const conflict = await ask('POST', `events/event/${first.id}/`, { version: first.version, title: mine })
    expect(conflict.status).toBe(409)
    expect(conflict.body).toMatchObject({
      code: 'conflict',
      version: second.version,
      fields: ['title'],
      base: { title: EVENT.title },
      theirs: { title: theirs },
      mine: { title: mine },
    })
    expect((await ask('GET', `events/event/${first.id}/`)).body.title).toEqual(theirs)
    // An editor who has seen both texts may save their own.
    const insisted = { version: conflict.body.version, title: mine }
    expect((await ask('POST', `events/event/${first.id}/`, insisted)).body.title).toEqual(mine)
  })

  it('a change of other fields is merged, and the same value twice is no conflict', async () => {
    const { body: first } = await ask('POST', 'events/event/', EVENT)
    await ask('POST', `events/event/${first.id}/`, { version: first.version, status: 'sold_out' })
    const merged = await ask('POST', `events/event/${first.id}/`, {
      version: first.version,
      subtitle: { de: 'Spät', en: 'Late' },
    })
    expect(merged.body).toMatchObject({ status: 'sold_out', subtitle: { de: 'Spät', en: 'Late' } })
    const same = await ask('POST', `events/event/${first.id}/`, {
      version: first.version,
      status: 'sold_out',
    })
    expect([same.status, same.body.version]).toEqual([200, merged.body.version])
  })

  it('deleting what somebody else has changed is a conflict as well', async () => {
    const { body: first } = await ask('POST', 'events/event/', EVENT)
    await ask('POST', `events/event/${first.id}/`, { version: first.version, status: 'cancelled' })
    expect((await ask('DELETE', `events/event/${first.id}/?version=${first.version}`)).status).toBe(409)
    expect((await ask('GET', `events/event/${first.id}/`)).status).toBe(200)
  })

  it('of many at once on one version exactly one is heard', async () => {
    const { body: first } = await ask('POST', 'events/event/', EVENT)
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask('POST', `events/event/${first.id}/`, {
          version: first.version,
          subtitle: { de: `Versuch ${index}`, en: '' },
        }),
      ),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })
})

describe('what follows a write', () => {
  const search = async (word: string) =>
    (await visit(`/de/api/search/events/?query=${word}`)).json().results.map(({ id }: { id: number }) => id)

  it('search finds it at the next request, and no longer when it is offline or gone', async () => {
    const title = { de: 'Quittenmond', en: 'Quince moon' }
    const { body: added } = await ask('POST', 'events/event/', { ...EVENT, title })
    expect(await search('quittenmond')).toEqual([added.id])
    const { body: hidden } = await ask('POST', `events/event/${added.id}/`, {
      version: added.version,
      is_online: false,
    })
    expect(await search('quittenmond')).toEqual([])
    const shown = { version: hidden.version, is_online: true, title: { de: 'Birnenmond', en: 'Pear moon' } }
    const { body: renamed } = await ask('POST', `events/event/${added.id}/`, shown)
    expect([await search('quittenmond'), await search('birnenmond')]).toEqual([[], [added.id]])
    await ask('DELETE', `events/event/${added.id}/?version=${renamed.version}`)
    expect(await search('birnenmond')).toEqual([])
  })

  it('stored pages and kept answers show it at the next request', async () => {
    const page = async () => (await visit('/de/programm?date=01-04-2026')).body
    expect(await page()).not.toContain('Kastanienfest')
    const title = { de: 'Kastanienfest', en: 'Chestnut feast' }
    const { body } = await ask('POST', 'events/event/', { ...EVENT, title })
    expect(await page()).toContain('Kastanienfest')
    await ask('DELETE', `events/event/${body.id}/?version=${body.version}`)
    expect(await page()).not.toContain('Kastanienfest')
  })

  it('the columns nobody types: a night that ends after midnight belongs to its evening', async () => {
    const night = { ...EVENT, date_start: '2026-04-03T22:00', date_end: '2026-04-04T03:00' }
    const { body } = await ask('POST', 'events/event/', night)
    const days = (await visit('/de/api/calendar/?date=2026-04-01')).json()
    expect(JSON.stringify(days)).toContain('2026-04-03')
    const later = { version: body.version, date_start: '2026-04-05T22:00', date_end: '2026-04-06T03:00' }
    await ask('POST', `events/event/${body.id}/`, later)
    const list = (await visit('/de/api/events/?date=05-04-2026&page_size=100')).json().results
    expect(list.map(({ id }: { id: number }) => id)).toContain(body.id)
  })

  it('the trail says who, when, which fields, before and after, and gives back what was', async () => {
    const { body: first } = await ask('POST', 'venues/venue/', { name: { de: 'Speicher', en: 'Granary' } })
    const hours = [{ weekday: 1, time_from: '10:00', time_to: '18:00' }]
    const { body: second } = await ask('POST', `venues/venue/${first.id}/`, {
      version: first.version,
      opening_hours: hours,
    })
    expect(second.opening_hours).toEqual(hours)
    const history = (await ask('GET', `venues/venue/${first.id}/history/`)).body.data
    expect(history).toHaveLength(2)
    expect(history[0]).toMatchObject({
      id: second.version,
      at: '2026-03-10T10:00:00+01:00',
      action: 'update',
      fields: ['opening_hours'],
      before: { opening_hours: [] },
      after: { opening_hours: hours },
    })
    const undone = await ask('POST', `venues/venue/${first.id}/restore/`, { entry: second.version })
    expect(undone.body.opening_hours).toEqual([])

    await ask('DELETE', `venues/venue/${first.id}/?version=${undone.body.version}`)
    const [deleted] = (await ask('GET', `venues/venue/${first.id}/history/`)).body.data
    const back = await ask('POST', `venues/venue/${first.id}/restore/`, { entry: deleted.id })
    expect(back.body).toMatchObject({ id: first.id, name: { de: 'Speicher', en: 'Granary' } })
  })

  it('what others stand on is not deleted', async () => {
    const [venue] = (await ask('GET', 'venues/venue/?ordering=name')).body.results.filter(
      ({ city }: { city: string }) => city === 'Kaistadt',
    )
    expect(await ask('DELETE', `venues/venue/${venue.id}/?version=${venue.version}`)).toEqual({
      status: 400,
      body: { non_field_errors: ['This entry is still in use and cannot be deleted.'] },
    })
  })
})

describe('quality, Security: every input is hostile', () => {
  it('rich text is sanitised when written', async () => {
    const description = { de: '<p onclick="x()">Gut<script>alert(1)</script></p>', en: '' }
    const { body } = await ask('POST', 'events/event/', { ...EVENT, description })
    expect(body.description).toEqual({ de: '<p>Gut</p>', en: '' })
  })

  it('only admins may lead visitors to other sites', async () => {
    const away = { old_path: '/weg', new_path: 'https://elsewhere.example/' }
    expect((await ask('POST', 'pages/redirect/', away)).body).toEqual({
      new_path: ['Only admins may redirect to other sites.'],
    })
    expect((await ask('POST', 'pages/redirect/', away, admin)).status).toBe(200)
  })

  it('a festival is no part of its own evenings', async () => {
    const { body: festival } = await ask('POST', 'events/event/', EVENT)
    const { body: evening } = await ask('POST', 'events/event/', { ...EVENT, parent: festival.id })
    const circle = await ask('POST', `events/event/${festival.id}/`, {
      version: festival.version,
      parent: evening.id,
    })
    expect(circle.body).toEqual({ parent: ['This is a part of this very event.'] })
  })

  it.each([null, [], 'x', 7, { version: 'x' }, { version: -1 }, {}])(
    'a change that is %j is a 400',
    async (body) => {
      const { body: first } = await ask('POST', 'events/event/', EVENT)
      expect((await ask('POST', `events/event/${first.id}/`, body)).status).toBe(400)
    },
  )
})

import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
let editor: Session
let admin: Session
beforeAll(async () => {
  editor = await house.login('editor')
  admin = await house.login('admin')
})

type Method = 'GET' | 'POST'
const ask = async (method: Method, url: string, payload?: unknown, session = editor) => {
  const answer = await house.inject({
    ...session,
    method,
    url: `/en/api/admin/${url}`,
    ...(payload !== undefined && {
      payload: JSON.stringify(payload),
      headers: { ...session.headers, 'content-type': 'application/json' },
    }),
  })
  return answer.json()
}

interface Found {
  subject: string
  id: number
  name: string
}

describe('3-readings, Calls: what the back-office is told beside the fields', () => {
  it('an evening without a title is called like its production, and told from the next by its time', async () => {
    const [production] = (await ask('GET', 'productions/production/?page_size=1')).results
    const evening = {
      production: production.id,
      date_start: '2031-05-09T18:00:00+02:00',
      date_end: '2031-05-09T20:00:00+02:00',
    }
    const added = await ask('POST', 'events/event/', evening)
    expect(added.display_name).toBe(`${production.title.en} · 09.05.2031 18:00`)
    expect(added.named[`productions/production/${production.id}`].name).toBe(production.title.en)
  })

  it('a list names what its items name, once for all of them', async () => {
    const { results, named } = await ask('GET', 'events/event/?page_size=100')
    const rooms = new Set(results.map(({ room }: { room: number | null }) => room).filter(Boolean))
    const told = Object.keys(named).filter((key) => key.startsWith('venues/room/'))
    expect(told.toSorted()).toEqual([...rooms].map((id) => `venues/room/${id}`).toSorted())
  })

  it('a programme is asked for what is coming, what is past, and the days of a month', async () => {
    const count = async (query: string) => (await ask('GET', `events/event/?page_size=1&${query}`)).count
    const [all, coming, past] = [await count(''), await count('when=coming'), await count('when=past')]
    expect([coming > 0, past > 0, coming + past]).toEqual([true, true, all])
    const days = await ask('GET', 'events/event/?page_size=100&from=2026-03-11&to=2026-03-12')
    const begun = days.results.map((one: { date_start: string }) => one.date_start.slice(0, 10))
    expect(begun.length).toBeGreaterThan(0)
    expect(begun.every((day: string) => day === '2026-03-11' || day === '2026-03-12')).toBe(true)
    expect(days.count).toBe(
      (await count('from=2026-03-11&to=2026-03-11')) + (await count('from=2026-03-12&to=2026-03-12')),
    )
  })

  it('what needs attention is counted as the lists count it, without what is over, and left out where there is none', async () => {
    const told = async (session = editor): Promise<{ subject: string; mark: string; count: number }[]> =>
      (await ask('GET', 'attention/', undefined, session)).data
    const before = await told()
    expect(before.every(({ count }) => count > 0)).toBe(true)
    for (const { subject, mark, count } of before) {
      const when = ['events/event', 'events/teaser', 'settings/alert'].includes(subject) ? '&when=coming' : ''
      expect((await ask('GET', `${subject}/?page_size=1&mark=${mark}${when}`)).count, subject).toBe(count)
    }
    const offline = async () =>
      (await told()).find(({ subject, mark }) => subject === 'events/event' && mark === 'offline')?.count ?? 0
    const first = await offline()
    const evening = { title: { de: 'Still', en: 'Silent' }, is_online: false }
    await ask('POST', 'events/event/', {
      ...evening,
      date_start: '2031-05-09T18:00',
      date_end: '2031-05-09T20:00',
    })
    await ask('POST', 'events/event/', {
      ...evening,
      date_start: '2020-05-09T18:00',
      date_end: '2020-05-09T20:00',
    })
    expect(await offline()).toBe(first + 1)
  })

  it('items of every kind are found by words, but none that the caller may not edit', async () => {
    const venue = (await ask('GET', 'venues/venue/?page_size=1')).results[0]
    const word = venue.name.en.split(' ')[0]
    const found: Found[] = (await ask('GET', `find/?search=${encodeURIComponent(word)}`)).data
    expect(found).toContainEqual(expect.objectContaining({ subject: 'venues/venue', id: venue.id }))
    const users = async (session: Session) =>
      (await ask('GET', 'find/?search=admin', undefined, session)).data.filter(
        ({ subject }: Found) => subject === 'accounts/user',
      )
    expect([(await users(editor)).length, (await users(admin)).length > 0]).toEqual([0, true])
  })

  it('what one can link to is found in one call, each with its address; an evening without a title stands under that of its production', async () => {
    const title = (name: string) => ({ de: `${name} Zwirnsfaden`, en: `${name} Zwirnsfaden` })
    const production = await ask('POST', 'productions/production/', { title: title('Stück') })
    const evening = await ask('POST', 'events/event/', {
      production: production.id,
      date_start: '2031-05-09T18:00',
      date_end: '2031-05-09T20:00',
    })
    const form = await ask('POST', 'forms/form/', { title: title('Anmeldung') })
    await ask('POST', 'events/genre/', { name: title('Sparte') })
    const find = async (more = ''): Promise<(Found & { urls: unknown })[]> =>
      (await ask('GET', `find/?search=zwirnsfaden${more}`)).data
    expect((await find()).map(({ subject }) => subject)).toContain('events/genre')
    const found = await find('&linked=yes')
    expect(new Set(found.map(({ subject }) => subject))).toEqual(
      new Set(['productions/production', 'events/event', 'forms/form']),
    )
    expect(found.find(({ subject }) => subject === 'events/event')?.urls).toEqual({
      de: `/de/programm/stueck-zwirnsfaden/${evening.id}`,
      en: `/en/events/stueck-zwirnsfaden/${evening.id}`,
    })
    expect(evening.urls.de).toBe(`/de/programm/stueck-zwirnsfaden/${evening.id}`)
    expect(found.find(({ subject }) => subject === 'forms/form')?.urls).toEqual({
      de: `/de/forms/anmeldung-zwirnsfaden/${form.id}`,
      en: `/en/forms/anmeldung-zwirnsfaden/${form.id}`,
    })
  })

  it('what was changed last stands first, each item once, and what is deleted not at all', async () => {
    const one = await ask('POST', 'events/genre/', { name: { de: 'Eins', en: 'One' } })
    const two = await ask('POST', 'events/genre/', { name: { de: 'Zwei', en: 'Two' } })
    await ask('POST', `events/genre/${one.id}/`, { version: one.version, name: { de: 'Eins', en: 'First' } })
    const recent: Found[] = (await ask('GET', 'recent/')).data
    const own = recent.filter(
      ({ subject, id }) => subject === 'events/genre' && [one.id, two.id].includes(id),
    )
    expect(own.map(({ name }) => name)).toEqual(['First', 'Two'])
    await house.inject({
      ...editor,
      method: 'DELETE',
      url: `/en/api/admin/events/genre/${two.id}/?version=${two.version}`,
    })
    const after: Found[] = (await ask('GET', 'recent/')).data
    expect(after.some(({ subject, id }) => subject === 'events/genre' && id === two.id)).toBe(false)
  })
})

describe('Back-office: a list is searched by a day', () => {
  const found = async (search: string, query = '') =>
    (await ask('GET', `events/event/?page_size=50&search=${encodeURIComponent(search)}${query}`)).results.map(
      ({ title, date_start }: { title: { de: string }; date_start: string }) =>
        `${title.de} ${date_start.slice(0, 10)}`,
    )

  beforeAll(async () => {
    const title = { de: 'Antigone', en: 'Antigone' }
    // The first ends after midnight at the house, the last begins shortly before it.
    for (const [start, end] of [
      ['2026-11-27T23:30', '2026-11-28T01:00'],
      ['2026-11-28T19:30', '2026-11-28T21:00'],
      ['2027-11-27T19:30', '2027-11-27T21:00'],
      ['2026-11-26T23:59', '2026-11-27T01:00'],
    ])
      await ask('POST', 'events/event/', { title, date_start: start, date_end: end })
    await ask('POST', 'events/event/', {
      ...{ title: { de: 'Der 27. November 1848', en: '27 November 1848' }, date_start: '2028-01-05T19:30' },
      date_end: '2028-01-05T21:00',
    })
    const [production] = (await ask('GET', 'productions/production/?page_size=1&search=Nachtspeicher'))
      .results
    await ask('POST', 'events/event/', {
      ...{ production: production.id, date_start: '2026-11-27T18:00', date_end: '2026-11-27T19:00' },
    })
  })

  it.each(['Antigone 27.11.', '27.11. antig', 'Antigone 27 Nov', 'Antigone, November 27'])(
    '“%s”: of every year',
    async (search) => {
      expect(await found(search)).toEqual(['Antigone 2026-11-27', 'Antigone 2027-11-27'])
    },
  )

  it.each(['27.11.2026', '2026-11-27', '27. November 2026'])('“%s”: whatever is called', async (search) => {
    expect(await found(search)).toEqual([' 2026-11-27', 'Antigone 2026-11-27'])
  })

  it('beside the name of its production, and beside filters and words that look like a day', async () => {
    expect(await found('nachtspeicher 27.11.2026')).toEqual([' 2026-11-27'])
    expect(await found('27.11.', '&status=cancelled')).toEqual([])
    expect(await found('27. November')).toContain('Der 27. November 1848 2028-01-05')
  })

  it('which an index finds: no search goes through all evenings', async () => {
    const { $client: pool } = house.app.platform.db as unknown as { $client: pg.Pool }
    const query = vi.spyOn(pool, 'query')
    await found('Antigone 27.11.')
    const asked = query.mock.calls as unknown as [{ text: string }, unknown[]][]
    const [sent, values] = asked.find(([{ text }]) => text.includes('count(*) over')) ?? []
    query.mockRestore()
    const client = await pool.connect()
    // With so few rows the database would otherwise read them all.
    await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off')
    const { rows } = await client.query({ text: `explain ${sent?.text}`, values })
    await client.query('rollback')
    client.release()
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    // Several indexes contain the beginning; with few rows any of them may be used.
    expect(plan).toContain('Index Cond: ((date_start >=')
    expect(plan).not.toContain('Seq Scan on event')
  })

  it('in the palette as well, and a list without days takes it for words', async () => {
    const { data } = await ask('GET', `find/?search=${encodeURIComponent('Antigone 27.11.2026')}`)
    expect(data.map(({ name }: Found) => name)).toEqual(['Antigone · 27.11.2026 23:30'])
    expect((await ask('GET', 'events/genre/?search=27.11.')).count).toBe(0)
  })

  it('the palette tells what lies ahead first, and of what is over the last', async () => {
    const title = { de: 'Rangfolge', en: 'Rangfolge' }
    for (const day of ['2025-01-01', '2026-05-02', '2025-06-01', '2026-04-01'])
      await ask('POST', 'events/event/', {
        ...{ title, date_start: `${day}T19:30`, date_end: `${day}T21:00` },
      })
    const { data } = await ask('GET', 'find/?search=rangfolge')
    expect(data.map(({ name }: Found) => name.slice(12, 22))).toEqual([
      ...['01.04.2026', '02.05.2026', '01.06.2025', '01.01.2025'],
    ])
  })
})

describe('Back-office: evenings in the same room at an overlapping time', () => {
  const evening = (start: string, end: string, more: object = {}) =>
    ask('POST', 'events/event/', {
      ...{
        title: { de: 'Raumprobe', en: 'Room on trial' },
        date_start: start,
        date_end: end,
        room: 1,
        ...more,
      },
    })
  const clashes = async ({ id }: { id: number }): Promise<number[]> =>
    (await ask('GET', `events/event/${id}/clashes/`)).data.map((one: { id: number }) => one.id)

  it('are told of each other, by their names, drafts as well', async () => {
    const first = await evening('2033-05-04T19:00', '2033-05-04T21:00')
    const second = await evening('2033-05-04T20:59', '2033-05-05T01:00', { is_online: false })
    expect((await ask('GET', `events/event/${first.id}/clashes/`)).data).toEqual([
      { id: second.id, name: 'Room on trial · 04.05.2033 20:59' },
    ])
    expect(await clashes(second)).toEqual([first.id])
  })

  it('but not what follows at once, is elsewhere, or does not take place', async () => {
    const first = await evening('2033-06-04T19:00', '2033-06-04T21:00')
    await evening('2033-06-04T21:00', '2033-06-04T22:00')
    await evening('2033-06-04T17:00', '2033-06-04T19:00')
    await evening('2033-06-04T19:00', '2033-06-04T21:00', { room: 2 })
    await evening('2033-06-04T19:00', '2033-06-04T21:00', { room: null })
    const cancelled = await evening('2033-06-04T19:00', '2033-06-04T21:00', { status: 'cancelled' })
    expect([await clashes(first), await clashes(cancelled)]).toEqual([[], []])
  })

  it('one that was moved takes its room at the hour it was moved to', async () => {
    const moved = await evening('2033-10-05T19:00', '2033-10-05T21:00', {
      status: 'moved',
      moved_from: '2033-10-04T19:00',
    })
    const first = await evening('2033-10-04T19:00', '2033-10-04T21:00')
    const second = await evening('2033-10-05T19:00', '2033-10-05T21:00')
    expect([await clashes(first), await clashes(second)]).toEqual([[], [moved.id]])
  })

  it('are told before they are added, each by its number, and what is not filled in yet is in nobody’s way', async () => {
    const there = await evening('2033-09-04T19:00', '2033-09-04T21:00')
    const planned = (day: string, more: object = {}) => ({
      ...{ room: 1, parent: null, status: 'scheduled', date_start: `${day}T20:00`, date_end: `${day}T22:00` },
      ...more,
    })
    const items = [
      planned('2033-09-03'),
      planned('2033-09-04'),
      planned('2033-09-04', { room: 2 }),
      planned('2033-09-04', { status: 'cancelled' }),
      planned('2033-09-04', { date_end: '2033-09-20T22:00' }),
      planned('2033-09-04', { parent: there.id }),
      planned('2033-09-04', { date_end: '' }),
      {},
    ]
    expect((await ask('POST', 'events/event/clashes/', { items })).data).toEqual([
      { item: 1, id: there.id, name: 'Room on trial · 04.09.2033 19:00' },
    ])
  })

  it('but not what lasts for days, nor a festival and its evenings', async () => {
    const exhibition = await evening('2033-07-01T10:00', '2033-07-30T18:00')
    const tour = await evening('2033-07-04T15:00', '2033-07-04T16:00')
    expect([await clashes(exhibition), await clashes(tour)]).toEqual([[], []])
    const night = await evening('2033-08-04T18:00', '2033-08-05T03:00')
    const part = await evening('2033-08-04T20:00', '2033-08-04T21:00', { parent: night.id })
    expect([await clashes(night), await clashes(part)]).toEqual([[], []])
  })
})

it('Back-office: a list of events can be narrowed to those that others are part of', async () => {
  const title = { de: 'Lichterfest', en: 'Festival of lights' }
  const time = { date_start: '2034-05-04T19:00', date_end: '2034-05-04T21:00' }
  const whole = await ask('POST', 'events/event/', { title, ...time })
  const part = await ask('POST', 'events/event/', { title, ...time, parent: whole.id })
  const found = async (query: string) =>
    (await ask('GET', `events/event/?search=Lichterfest${query}`)).results.map(
      (one: { id: number }) => one.id,
    )
  expect(await found('')).toEqual([whole.id, part.id])
  expect(await found('&parts=some')).toEqual([whole.id])
})

describe('1 §3 User state: admin_menus', () => {
  const menus = async (session?: Session) =>
    (await house.inject({ ...session, url: '/en/api/user-details' })).json().admin_menus
  it('lead an editor into the back-office and to what they may edit, and nobody else', async () => {
    expect(await menus()).toEqual([])
    expect(await menus(await house.login('customer'))).toEqual([])
    const own = await menus(editor)
    expect(own[0]).toEqual({ title: 'Back-office', url: '/admin/' })
    expect(own).toContainEqual({ title: 'Events', url: '/admin/events/event/' })
    expect(own).toContainEqual({ title: expect.any(String), url: '/admin/settings/site/1/change/' })
    expect(JSON.stringify(own)).not.toContain('accounts/user')
    expect(JSON.stringify(await menus(admin))).toContain('accounts/user')
  })
})

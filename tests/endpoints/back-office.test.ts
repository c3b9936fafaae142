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
    const own = recent.filter(({ id }) => id === one.id || id === two.id)
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events as calls } from '../../packages/foyer/src/domains/events/endpoints.ts'
import { eventContributors } from '../../packages/foyer/src/domains/events/tables.ts'
import {
  articleEventLinks,
  articleProductionLinks,
  articles,
} from '../../packages/foyer/src/domains/magazine/tables.ts'
import { persons } from '../../packages/foyer/src/domains/people/tables.ts'
import {
  productionContributors,
  productionImages,
  productions,
} from '../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { addEvent, addImage, addRow, bilingual, visitorInProcess } from '../support/rows.ts'
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

describe('quality, Reliability, Hidden things: an event whose production is hidden says nothing of it, not even its title', () => {
  const later = new Date('2031-03-11T09:00:00Z')
  const ids = { off: 0, later: 0, person: 0 }
  const eventOf = { off: 0, later: 0 }

  beforeAll(async () => {
    ids.person = (await addRow(house, persons, { firstName: 'Ada', lastName: 'Ahorn' })).id
    for (const [name, publication] of [
      ['off', { isOnline: false }],
      ['later', { publishedAt: later }],
    ] as const) {
      ids[name] = (
        await addRow(house, productions, {
          ...publication,
          title: bilingual('Heimlich'),
          subtitle: bilingual('Heimlich'),
          description: bilingual('<p>Heimlich</p>'),
          promoter: bilingual('Heimlich'),
          language: bilingual('Heimlich'),
          surtitles: bilingual('Heimlich'),
          ageAdvice: bilingual('Heimlich'),
          durationMinutes: 77,
          imageId: await addImage(house, 'Heimlich'),
          videoUrl: 'https://youtu.be/heimlich',
          videoImageId: await addImage(house, 'Heimlich'),
          works: [
            { composer: 'Heimlich', title: bilingual(''), note: bilingual(''), audio_url: '/heimlich.mp3' },
          ],
        })
      ).id
      const imageId = await addImage(house, 'Heimlich')
      await addRow(house, productionImages, { productionId: ids[name], imageId })
      const cast = { productionId: ids[name], personId: ids.person, name: 'Heimlich', role: bilingual('') }
      await addRow(house, productionContributors, cast)
      const article = await addRow(house, articles, { title: bilingual('Heimlich') })
      await addRow(house, articleProductionLinks, { articleId: article.id, productionId: ids[name] })
      eventOf[name] = await addEvent(house, '2031-10-20T18:00:00Z', { productionId: ids[name] })
    }
    await house.app.platform.changes.announce(house.app.platform.db, 'articles')
  })
  const variants = ['off', 'later'] as const

  it.each(variants)('in its summary and on its page (%s)', async (name) => {
    for (const as of [{}, customer]) {
      const { body } = await ask(`/de/api/events/${eventOf[name]}/`, as)
      expect(JSON.stringify(body)).not.toMatch(/heimlich/i)
      expect(body).toMatchObject({
        ...{ title: 'Veranstaltung', slug: 'veranstaltung', production: null, duration_minutes: null },
        ...{ images: [], image_obj: null, works: [], contributors: [], video_url: '', promoter: '' },
      })
      const { results } = (await ask('/de/api/events/?date=2031-10-20', as)).body
      const listed = results.find(({ id }: { id: number }) => id === eventOf[name])
      expect(listed).toMatchObject({ title: 'Veranstaltung', subtitle: '', image_obj: null })
    }
    const { body } = await ask(`/de/api/events/${eventOf[name]}/`, editor)
    expect(body).toMatchObject({ description: '<p>Heimlich</p>', production: { id: ids[name] } })
  })

  it.each(variants)('in its file for calendars and for search engines (%s)', async (name) => {
    const page = await house.inject(`/de/programm/veranstaltung/${eventOf[name]}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('"@type":"Event"')
    for (const url of [`/de/api/events/${eventOf[name]}.ics`, '/de/programm.ics?date=2031-10-20']) {
      const { body } = await house.inject(url)
      expect(body).toContain('SUMMARY:Veranstaltung')
      expect(body).not.toMatch(/heimlich/i)
    }
    expect(page.body).not.toMatch(/heimlich/i)
  })

  it('not by its bill either: nobody is found to take part in it', async () => {
    const count = async (as = {}) => (await ask(`/de/api/events/?person=${ids.person}`, as)).body.count
    expect(await count()).toBe(0)
    expect(await count(customer)).toBe(0)
    expect(await count(editor)).toBe(2)
  })

  it('until the day of the production has come', async () => {
    for (const run of [
      (call: ReturnType<typeof visitorInProcess>['call']) => call(calls.detail, { id: eventOf.later }),
      (call: ReturnType<typeof visitorInProcess>['call']) => call(calls.list, { date: '2031-10-20' }),
      (call: ReturnType<typeof visitorInProcess>['call']) =>
        call(calls.list, { person: ids.person, date: '2031-10-20' }),
    ]) {
      const { call, reads } = visitorInProcess(house)
      await run(call)
      expect(reads.expires).toEqual(later)
      expect([...reads.tags].some((tag) => tag.startsWith('production:'))).toBe(true)
    }
    house.clock.set(later)
    expect((await ask(`/de/api/events/${eventOf.later}/`)).body).toMatchObject({
      ...{ title: 'Heimlich', subtitle: 'Heimlich', description: '<p>Heimlich</p>', duration_minutes: 77 },
      production: { id: ids.later },
    })
    expect((await ask(`/de/api/events/?person=${ids.person}`)).body.count).toBe(1)
    house.clock.set(NOW)
  })
})

describe('1 §6 Visitor: what is asked for by something hidden is not there', () => {
  const later = new Date('2031-03-11T09:00:00Z')
  const KINDS = {
    series: { table: series, row: { name: bilingual('Reihe') } },
    production: { table: productions, row: { title: bilingual('Stück') } },
    venue: { table: venues, row: { name: bilingual('Ort') } },
    person: { table: persons, row: { lastName: 'Person' } },
  }
  type Kind = keyof typeof KINDS
  const hide = async (kind: Kind, publication: object) =>
    (
      (await addRow(house, KINDS[kind].table, { ...KINDS[kind].row, ...publication } as never)) as {
        id: number
      }
    ).id

  async function addEventOf(kind: Kind, id: number): Promise<void> {
    const room =
      kind === 'venue' ? await addRow(house, rooms, { venueId: id, name: bilingual('Saal') }) : null
    const event = await addEvent(house, '2031-11-20T18:00:00Z', {
      ...(kind === 'series' && { seriesId: id }),
      ...(kind === 'production' && { productionId: id }),
      roomId: room?.id,
    })
    if (kind === 'person') await addRow(house, eventContributors, { eventId: event, personId: id, name: 'X' })
  }

  it.each(Object.keys(KINDS) as Kind[])('events by their %s', async (kind) => {
    const [off, soon] = [await hide(kind, { isOnline: false }), await hide(kind, { publishedAt: later })]
    const count = async (id: number, as = {}) => (await ask(`/de/api/events/?${kind}=${id}`, as)).body.count
    for (const id of [off, soon]) {
      await addEventOf(kind, id)
      expect(await count(id)).toBe(0)
      expect(await count(id, customer)).toBe(0)
      expect(await count(id, editor)).toBe(1)
    }
    const { call, reads } = visitorInProcess(house)
    await call(calls.list, { [kind]: soon, date: '2031-11-01' })
    expect(reads.expires).toEqual(later)
    expect([...reads.tags]).toContain(`${kind}:${soon}`)
    house.clock.set(later)
    expect(await count(soon)).toBe(1)
    house.clock.set(NOW)
  })

  it('the days of a series', async () => {
    const line = await hide('series', { isOnline: false })
    await addEventOf('series', line)
    const days = async (as = {}) =>
      (await ask(`/de/api/calendar/?series=${line}&date=2031-11-01`, as)).body.data
    expect(await days()).toEqual([])
    expect(await days(editor)).toEqual(['2031-11-20'])
  })

  it('productions by a person, articles by a production or an event', async () => {
    const person = await hide('person', { isOnline: false })
    const play = await hide('production', {})
    await addRow(house, productionContributors, { productionId: play, personId: person, name: 'X' })
    const hidden = await hide('production', { isOnline: false })
    const evening = await addEvent(house, '2031-11-21T18:00:00Z', { isOnline: false })
    const article = await addRow(house, articles, { title: bilingual('Artikel') })
    await addRow(house, articleProductionLinks, { articleId: article.id, productionId: hidden })
    await addRow(house, articleEventLinks, { articleId: article.id, eventId: evening })
    for (const url of [
      `/de/api/productions/?person=${person}`,
      `/de/api/articles/?production=${hidden}`,
      `/de/api/articles/?event=${evening}`,
    ]) {
      expect((await ask(url)).body).toMatchObject({ count: 0, results: [] })
      expect((await ask(url, customer)).body).toMatchObject({ count: 0, results: [] })
      expect((await ask(url, editor)).body.count, url).toBe(1)
    }
  })
})

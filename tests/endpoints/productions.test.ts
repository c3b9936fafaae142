import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { persons } from '../../packages/foyer/src/domains/people/tables.ts'
import { productions as calls } from '../../packages/foyer/src/domains/productions/endpoints.ts'
import {
  exhibitionTypes,
  productionContributors,
  productionImages,
  productions,
  productionTagLinks,
  productionTags,
  seasons,
} from '../../packages/foyer/src/domains/productions/tables.ts'
import { addImage, addRow, addRows, bilingual, eventAt, visitorInProcess } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

// Years after all events of the demo.
const house = await startTestApp({ now: '2031-03-10T09:00:00Z' })
afterAll(() => house.close())
const editor = await house.login('editor')
const ask = async (url: string, as = {}) => {
  const answer = await house.inject({ url, ...as })
  return { status: answer.statusCode, body: answer.json() }
}

const later = new Date('2031-03-10T10:00:00Z')
const ids = { season: 0, other: 0, type: 0, tag: 0, person: 0, hidden: 0, faust: 0, offline: 0, future: 0 }
const images: number[] = []
beforeAll(async () => {
  const span = { dateFrom: '2030-09-01', dateTo: '2031-07-31' }
  ids.season = (await addRow(house, seasons, { name: bilingual('30/31'), ...span })).id
  ids.other = (
    await addRow(house, seasons, { name: bilingual('31/32'), dateFrom: '2031-09-01', dateTo: '2032-07-31' })
  ).id
  ids.type = (
    await addRow(house, exhibitionTypes, { slug: '901', name: bilingual('Oper', 'Opera'), position: -1 })
  ).id
  ids.tag = (await addRow(house, productionTags, { name: bilingual('Neu', 'New'), showInFilter: false })).id
  ids.person = (await addRow(house, persons, { firstName: 'Ada', lastName: 'Ahorn' })).id
  ids.hidden = (await addRow(house, persons, { firstName: 'Otto', lastName: 'Fern', isOnline: false })).id
  images.push(await addImage(house, 'Eins'), await addImage(house, 'Zwei'))

  const common = { seasonId: ids.season }
  const [faust, lulu, offline, future] = await addRows(house, productions, [
    {
      ...common,
      title: bilingual('Faust', 'Faustus'),
      subtitle: bilingual('Ein Spiel'),
      author: 'J. W. Goethe',
      description: bilingual('<p>Wette<script>x()</script></p>'),
      exhibitionTypeId: ids.type,
      premiereOn: '2030-10-01',
      imageId: images[0],
      videoUrl: 'https://youtu.be/x',
      videoImageId: images[1],
      durationMinutes: 90,
      language: bilingual('Deutsch', 'German'),
      surtitles: bilingual('Englisch', 'English'),
      ageAdvice: bilingual('ab 14', '14 and over'),
      works: [
        { composer: 'Bach', title: bilingual('Fuge', 'Fugue'), note: bilingual('in c'), audio_url: '/a.mp3' },
      ],
      promoter: bilingual('Haus'),
      position: 5,
    },
    { ...common, title: bilingual('Lulu'), position: 4 },
    { ...common, title: bilingual('Verworfen'), position: 1, isOnline: false, exhibitionTypeId: ids.type },
    { ...common, title: bilingual('Geplant'), position: 2, publishedAt: later, exhibitionTypeId: ids.type },
  ])
  Object.assign(ids, { faust: faust?.id, lulu: lulu?.id, offline: offline?.id, future: future?.id })
  await addRow(house, productions, {
    seasonId: ids.other,
    title: bilingual('Anderswo'),
    exhibitionTypeId: ids.type,
  })
  await addRow(house, productionTagLinks, { productionId: ids.faust, tagId: ids.tag })
  await addRows(house, productionImages, [
    { productionId: ids.faust, imageId: images[0] as number, position: 2 },
    { productionId: ids.faust, imageId: images[1] as number, position: 1 },
  ])
  await addRows(house, productionContributors, [
    {
      productionId: ids.faust,
      personId: ids.hidden,
      name: 'Otto Fern',
      role: bilingual('Gott'),
      position: 2,
    },
    {
      productionId: ids.faust,
      personId: ids.person,
      name: 'Ada Ahorn',
      role: bilingual('Faust'),
      position: 1,
    },
    { productionId: ids.faust, name: 'Ein Gast', role: bilingual('Pudel', 'Poodle'), position: 3 },
  ])
  await addRows(house, events, [
    eventAt('2031-05-01T18:00:00Z', { productionId: ids.faust }),
    eventAt('2031-04-01T18:00:00Z', { productionId: lulu?.id }),
    eventAt('2031-06-01T18:00:00Z', { productionId: lulu?.id, isOnline: false }),
    eventAt('2031-05-02T18:00:00Z', { productionId: lulu?.id, publishedAt: later }),
  ])
})

const titles = async (query: string, as = {}) => {
  const { body } = await ask(`/de/api/productions/?${query}`, as)
  return body.results.map(({ title }: { title: string }) => title)
}

describe('2 §7 GET /api/productions/', () => {
  it('2 §2 Productions: answers what is running or comes next first, then the others by position, each with what its card shows', async () => {
    expect(await titles(`season=${ids.season}`)).toEqual(['Lulu', 'Faust'])
    const { body } = await ask(`/en/api/productions/?tag=${ids.tag}`)
    expect(body).toMatchObject({ count: 1, next: null, previous: null })
    expect(body.results[0]).toEqual({
      id: ids.faust,
      title: 'Faustus',
      subtitle: 'Ein Spiel (en)',
      author: 'J. W. Goethe',
      slug: 'faustus',
      url: `/en/productions/faustus/${ids.faust}`,
      urls: { de: `/de/produktionen/faust/${ids.faust}`, en: `/en/productions/faustus/${ids.faust}` },
      season: { id: ids.season, name: '30/31 (en)' },
      exhibition_type: { slug: '901', name: 'Opera' },
      tags: [{ id: ids.tag, name: 'New' }],
      premiere_on: '2030-10-01',
      roles: [],
      image_obj: expect.objectContaining({ id: images[0] }),
      image_thumbnails: expect.any(Object),
    })
  })

  it('2 §3 Production filter: each alone, and in pairs', async () => {
    expect(await titles('exhibition_type=901')).toEqual(['Faust', 'Anderswo'])
    expect(await titles(`exhibition_type=901&season=${ids.season}`)).toEqual(['Faust'])
    expect(await titles(`exhibition_type=901&season=${ids.other}`)).toEqual(['Anderswo'])
    expect(await titles(`tag=${ids.tag}&season=${ids.season}`)).toEqual(['Faust'])
    expect(await titles(`tag=${ids.tag}&season=${ids.other}`)).toEqual([])
    expect(await titles(`person=${ids.person}`)).toEqual(['Faust'])
    expect(await titles(`person=${ids.person}&tag=${ids.tag}`)).toEqual(['Faust'])
    const { results } = (await house.inject(`/en/api/productions/?person=${ids.person}`)).json()
    expect(results[0].roles, 'what the person does in it').toEqual(['Faust (en)'])
    expect(await titles('exhibition_type=902')).toEqual([])
    expect(await titles('exhibition_type=0901')).toEqual(['Faust', 'Anderswo'])
  })

  it('date: those with an event on that day or later which the caller may see', async () => {
    expect(await titles('date=2031-04-01')).toEqual(['Lulu', 'Faust'])
    expect(await titles('date=01-04-2031')).toEqual(['Lulu', 'Faust'])
    expect(await titles('date=2031-04-02')).toEqual(['Faust'])
    expect(await titles('date=2031-05-02')).toEqual([])
    expect(await titles('date=2031-05-02', editor)).toEqual(['Lulu'])
  })

  it('date: follows an event that appears by itself, in its count too', async () => {
    const { call, reads } = visitorInProcess(house)
    expect(await call(calls.list, { date: '2031-04-02' })).toMatchObject({ count: 1 })
    expect(reads.expires).toEqual(later)
    expect([...reads.tags]).toEqual(expect.arrayContaining(['productions', 'events']))
    house.clock.set(later)
    expect((await ask('/de/api/productions/?date=2031-04-02')).body).toMatchObject({
      count: 2,
      results: [{ title: 'Faust' }, { title: 'Lulu' }],
    })
    house.clock.set('2031-03-10T09:00:00Z')
  })

  it('date: follows a new event', async () => {
    const other = await addRow(house, productions, { title: bilingual('Spät') })
    expect(await titles('date=2033-01-01')).toEqual([])
    await addRow(house, events, eventAt('2033-01-01T18:00:00Z', { productionId: other.id }))
    expect((await ask('/de/api/productions/?date=2033-01-01')).body.count).toBe(1)
  })

  it('hides from visitors what is offline or still to come, until it does', async () => {
    const query = `season=${ids.season}&exhibition_type=901`
    expect(await titles(query, editor)).toEqual(['Faust', 'Verworfen', 'Geplant'])
    expect((await ask(`/de/api/productions/?${query}`)).body.count).toBe(1)
    house.clock.set(later)
    expect((await ask(`/de/api/productions/?${query}`)).body).toMatchObject({
      count: 2,
      results: [{ title: 'Faust' }, { title: 'Geplant' }],
    })
    house.clock.set('2031-03-10T09:00:00Z')
  })

  it('3-readings, Calls: pages', async () => {
    const query = `season=${ids.season}&page_size=1`
    const { body } = await ask(`/en/api/productions/?${query}`)
    expect(body).toMatchObject({
      count: 2,
      next: `/en/api/productions/?season=${ids.season}&page=2&page_size=1`,
      previous: null,
      results: [{ title: 'Lulu (en)' }],
    })
    expect((await ask(body.next)).body).toMatchObject({
      next: null,
      previous: `/en/api/productions/?season=${ids.season}&page=1&page_size=1`,
      results: [{ title: 'Faustus' }],
    })
    expect((await ask(`/en/api/productions/?${query}&page=3`)).status).toBe(404)
  })

  it.each([
    'season=x',
    'exhibition_type=opera',
    'tag=0',
    'date=2031-02-30',
    'person=-1',
    'page=0',
    'page_size=101',
  ])('3-readings, Calls: %s is a 400 with its field', async (query) => {
    const { status, body } = await ask(`/de/api/productions/?${query}`)
    expect(status).toBe(400)
    expect(body).toEqual({ [query.split('=')[0] as string]: [expect.any(String)] })
  })
})

describe('2 §7 GET /api/productions/{id}/', () => {
  it('answers everything its page shows', async () => {
    const { body } = await ask(`/en/api/productions/${ids.faust}/`)
    expect(body).toMatchObject({
      title: 'Faustus',
      description: '<p>Wette</p> (en)',
      images: [{ id: images[1] }, { id: images[0] }],
      works: [{ composer: 'Bach', title: 'Fugue', note: 'in c (en)', audio_url: '/a.mp3' }],
      video_url: 'https://youtu.be/x',
      video_image_obj: { id: images[1] },
      promoter: 'Haus (en)',
      duration_minutes: 90,
      language: 'German',
      surtitles: 'English',
      age_advice: '14 and over',
    })
  })

  it('names who takes part, and leads to whom visitors may see', async () => {
    const bill = async (as = {}) =>
      (await ask(`/en/api/productions/${ids.faust}/`, as)).body.contributors.map(
        ({ name, role, person }: { name: string; role: string; person: { id: number } | null }) =>
          `${name}, ${role}, ${person?.id ?? 'a name'}`,
      )
    expect(await bill()).toEqual([
      `Ada Ahorn, Faust (en), ${ids.person}`,
      'Otto Fern, Gott (en), a name',
      'Ein Gast, Poodle, a name',
    ])
    expect((await bill(editor))[1]).toBe(`Otto Fern, Gott (en), ${ids.hidden}`)
  })

  it('is a 404 for what visitors may not see', async () => {
    for (const id of [ids.offline, ids.future, 2_000_000_000]) {
      expect((await ask(`/de/api/productions/${id}/`)).status).toBe(404)
    }
    expect((await ask(`/de/api/productions/${ids.future}/`, editor)).body.title).toBe('Geplant')
  })
})

describe('2 §7 GET /api/seasons/, /api/exhibition-types/, /api/production-tags/', () => {
  it('answers seasons, newest first', async () => {
    const { body } = await ask('/en/api/seasons/')
    expect(body.data.slice(0, 2)).toEqual([
      { id: ids.other, name: '31/32 (en)', date_from: '2031-09-01', date_to: '2032-07-31' },
      { id: ids.season, name: '30/31 (en)', date_from: '2030-09-01', date_to: '2031-07-31' },
    ])
  })

  it('answers types with the slug that filters take', async () => {
    const { body } = await ask('/en/api/exhibition-types/')
    expect(body.data[0]).toEqual({ id: ids.type, slug: '901', name: 'Opera' })
  })

  it('answers tags with show_in_filter', async () => {
    const { body } = await ask('/de/api/production-tags/')
    expect(body.data).toContainEqual({ id: ids.tag, name: 'Neu', show_in_filter: false })
  })
})

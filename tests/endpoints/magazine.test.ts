import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSection } from '../../packages/foyer/src/documents/create.ts'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import {
  articleCategories,
  articleEventLinks,
  articleProductionLinks,
  articles,
  articleTagLinks,
  articleTags,
} from '../../packages/foyer/src/domains/magazine/tables.ts'
import { productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addRow, changeRows, removeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const editor = await house.login('editor')

const both = (de: string, en = `${de} (en)`) => ({ de, en })
const get = async (url: string, session = {}) => house.inject({ ...session, url })
const idsOf = (answer: { results?: { id: number }[]; data?: { id: number }[] }) =>
  (answer.results ?? answer.data ?? []).map(({ id }) => id)

/** Ids by name, filled below. */
const at: Record<string, number> = {}
const ids = (...names: string[]) => names.map((name) => at[name])

type NewArticle = Partial<typeof articles.$inferInsert> & { tags?: string[] }

async function addArticle(name: string, { tags = [], ...row }: NewArticle): Promise<void> {
  const { id: articleId } = await addRow(house, articles, { title: both(name), ...row })
  at[name] = articleId
  for (const tag of tags) await addRow(house, articleTagLinks, { articleId, tagId: at[tag] ?? 0 })
}

beforeAll(async () => {
  for (const table of [articles, articleTags, articleCategories]) await removeRows(house, table)
  for (const [position, name] of ['Werkstatt', 'Gespräch'].entries()) {
    const row = { name: both(name), styleName: `style-${position}`, position: 9 - position }
    at[name] = (await addRow(house, articleCategories, row)).id
  }
  for (const name of ['Zorn', 'Ärger', 'Licht']) {
    at[name] = (await addRow(house, articleTags, { name: both(name) })).id
  }
  const day = (number: number) => new Date(`2026-03-0${number}T08:00:00Z`)
  const production = await addRow(house, productions, { title: both('Medea') })
  const hidden = await addRow(house, productions, { title: both('Later'), isOnline: false })
  const when = { dateStart: day(9), dateEnd: day(9), day: '2026-03-09', lastDay: '2026-03-09' }
  const event = await addRow(house, events, { ...when, productionId: production.id })
  const secret = await addRow(house, events, {
    ...when,
    title: both('Secret'),
    publishedAt: new Date('2026-04-01T00:00:00Z'),
  })
  const evening = async (number: string, more = {}) => {
    const [dateStart, dateEnd] = ['18', '20'].map((hour) => new Date(`2026-03-${number}T${hour}:00:00Z`))
    const on = { day: `2026-03-${number}`, lastDay: `2026-03-${number}` }
    const row = { dateStart, dateEnd, ...on, productionId: production.id, ...more }
    await addRow(house, events, row as typeof events.$inferInsert)
  }
  for (const number of ['28', '20', '22', '24']) await evening(number)
  await evening('21', { isOnline: false })
  Object.assign(at, { production: production.id, hidden: hidden.id, event: event.id, secret: secret.id })

  await addArticle('one', { categoryId: at.Werkstatt, publishedAt: day(1), tags: ['Zorn'] })
  await addArticle('two', {
    categoryId: at.Werkstatt,
    publishedAt: day(2),
    subtitle: both('Untertitel'),
    teaser: both('Worum es geht'),
    author: 'Ada Lenz',
    tags: ['Zorn', 'Licht'],
  })
  await addArticle('three', { categoryId: at.Gespräch, publishedAt: day(3), tags: ['Zorn', 'Licht'] })
  await addArticle('four', { categoryId: at.Gespräch, publishedAt: day(4) })
  await addArticle('five', { categoryId: at.Werkstatt, publishedAt: day(4) })
  await addArticle('offline', {
    categoryId: at.Werkstatt,
    publishedAt: day(5),
    isOnline: false,
    tags: ['Zorn'],
  })
  await addArticle('tomorrow', {
    categoryId: at.Werkstatt,
    publishedAt: new Date('2026-03-11T09:00:00Z'),
    tags: ['Zorn'],
  })
  for (const productionId of ids('production', 'hidden'))
    await addRow(house, articleProductionLinks, { articleId: at.two ?? 0, productionId: productionId ?? 0 })
  for (const eventId of ids('event', 'secret'))
    await addRow(house, articleEventLinks, { articleId: at.two ?? 0, eventId: eventId ?? 0 })
  const words = (count: number) => [{ model: 'text', content: `<p>${'Wort '.repeat(count)}</p>` }]
  await createSection(house.app.platform, {
    slug: `article-${at.two}`,
    languages: { de: words(401), en: words(150) },
  })
  await createSection(house.app.platform, {
    slug: `article-${at.tomorrow}`,
    languages: { de: words(1), en: words(1) },
  })
})

describe('2 §7 GET /api/articles/', () => {
  it('answers what visitors may see, newest first, in pages', async () => {
    const first = (await get('/de/api/articles/?page_size=2')).json()
    expect(first).toMatchObject({ count: 5, previous: null })
    expect(first.next).toBe('/de/api/articles/?page=2&page_size=2')
    expect(idsOf(first)).toEqual(ids('five', 'four'))
    expect(idsOf((await get(first.next)).json())).toEqual(ids('three', 'two'))
    expect((await get('/de/api/articles/?page=4&page_size=2')).statusCode).toBe(404)
  })

  it('shows editors everything', async () => {
    expect((await get('/de/api/articles/', editor)).json()).toMatchObject({ count: 7 })
  })

  it.each([
    ['category', 'Werkstatt', ['five', 'two', 'one']],
    ['tag', 'Zorn', ['three', 'two', 'one']],
    ['production', 'production', ['two']],
    ['event', 'event', ['two']],
  ])('1 §7 GET /api/articles/: filters by %s', async (key, name, expected) => {
    const answer = (await get(`/en/api/articles/?${key}=${at[name]}`)).json()
    expect(idsOf(answer)).toEqual(ids(...expected))
    expect(answer.count).toBe(expected.length)
  })

  it('filters by several at once, and finds nothing for what is not there', async () => {
    const both = `category=${at.Werkstatt}&tag=${at.Licht}`
    expect(idsOf((await get(`/api/articles/?${both}`)).json())).toEqual(ids('two'))
    expect((await get('/api/articles/?category=2147483647')).json()).toMatchObject({ count: 0, results: [] })
  })

  it.each([
    'category=x',
    'tag=-1',
    'event=99999999999',
    'production=1&production=2',
    'page=0',
    'page_size=101',
  ])('a bad value is a 400 with its field: %s', async (query) => {
    const answer = await get(`/api/articles/?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ [query.split('=')[0] ?? '']: [expect.any(String)] })
  })

  it('an article names everything a card shows, in the language asked for', async () => {
    const { results } = (await get(`/en/api/articles/?tag=${at.Licht}`)).json()
    expect(results[1]).toEqual({
      id: at.two,
      title: 'two (en)',
      subtitle: 'Untertitel (en)',
      teaser: 'Worum es geht (en)',
      author: 'Ada Lenz',
      slug: 'two-en',
      url: `/en/magazine/two-en/${at.two}`,
      urls: { de: `/de/magazin/two/${at.two}`, en: `/en/magazine/two-en/${at.two}` },
      published_at: '2026-03-02T09:00:00+01:00',
      category: { id: at.Werkstatt, name: 'Werkstatt (en)', style_name: 'style-0', slug: 'werkstatt-en' },
      tags: [
        { id: at.Zorn, name: 'Zorn (en)', slug: 'zorn-en' },
        { id: at.Licht, name: 'Licht (en)', slug: 'licht-en' },
      ],
      image_obj: null,
      image_thumbnails: null,
    })
  })
})

describe('GET /api/articles/{id}/', () => {
  it('answers everything beside the body', async () => {
    const answer = (await get(`/de/api/articles/${at.two}/`)).json()
    expect(answer).toMatchObject({
      id: at.two,
      title: 'two',
      section_slug: `article-${at.two}`,
      reading_time_minutes: 3,
      previous: { id: at.one, name: 'one', url: `/de/magazin/one/${at.one}` },
      next: { id: at.three, name: 'three' },
      productions: [{ id: at.production, name: 'Medea', url: `/de/produktionen/medea/${at.production}` }],
    })
    expect(answer.productions).toHaveLength(1)
    expect(answer.events.at(-1)).toMatchObject({ id: at.event, name: 'Medea', is_over: true })
    expect(answer.events.map(({ date_start }: { date_start: string }) => date_start)).toEqual([
      // The next three of its production, then the past one that it names.
      ...['2026-03-20', '2026-03-22', '2026-03-24'].map((day) => `${day}T19:00:00+01:00`),
      '2026-03-09T09:00:00+01:00',
    ])
    expect((await get(`/en/api/articles/${at.two}/`)).json().reading_time_minutes).toBe(1)
  })

  it('related are at most three: first who shares topics, then who shares the category, never what is hidden', async () => {
    expect(
      (await get(`/api/articles/${at.two}/`)).json().related.map(({ id }: { id: number }) => id),
    ).toEqual(ids('three', 'one', 'five'))
    expect((await get(`/api/articles/${at.four}/`)).json().related).toMatchObject([{ id: at.three }])
  })

  it('articles of the same moment are neighbours too, and the ends have one', async () => {
    const four = (await get(`/api/articles/${at.four}/`)).json()
    expect([four.previous.id, four.next.id]).toEqual(ids('three', 'five'))
    expect((await get(`/api/articles/${at.five}/`)).json()).toMatchObject({
      previous: { id: at.four },
      next: null,
    })
    expect((await get(`/api/articles/${at.one}/`)).json()).toMatchObject({
      previous: null,
      next: { id: at.two },
    })
  })

  it('without a body it is a minute', async () => {
    expect((await get(`/api/articles/${at.one}/`)).json().reading_time_minutes).toBe(1)
  })

  it.each(['offline', 'tomorrow'])('%s is a 404 for visitors and there for editors', async (name) => {
    expect((await get(`/api/articles/${at[name]}/`)).statusCode).toBe(404)
    expect((await get(`/api/articles/${at[name]}/`, editor)).statusCode).toBe(200)
  })

  it.each(['0', 'x', '1.5', '2147483648', '%00'])('no id at all: %s', async (id) => {
    expect((await get(`/api/articles/${id}/`)).statusCode).toBe(400)
  })
})

describe('1 §7 GET /api/articles/{id}/: the body of an article that visitors may not see', () => {
  it('is not there for them either', async () => {
    const url = `/de/pageeditor-api/container/by-slug/article-${at.tomorrow}`
    expect((await get(url)).statusCode).toBe(404)
    expect((await get(url, editor)).statusCode).toBe(200)
    expect((await get(`/de/pageeditor-api/container/by-slug/article-${at.two}`)).statusCode).toBe(200)
  })
})

describe('the other lists', () => {
  it('2 §7 GET /api/articles-teaser/: the newest', async () => {
    expect(idsOf((await get('/de/api/articles-teaser/')).json())).toEqual(
      ids('five', 'four', 'three', 'two', 'one'),
    )
    expect(idsOf((await get(`/de/api/articles-teaser/?items=2&category=${at.Werkstatt}`)).json())).toEqual(
      ids('five', 'two'),
    )
    expect((await get('/de/api/articles-teaser/?items=9')).statusCode).toBe(400)
  })

  it('2 §7 GET /api/article-categories/: in the order of the house', async () => {
    expect((await get('/de/api/article-categories/')).json()).toEqual({
      data: [
        { id: at.Gespräch, name: 'Gespräch', style_name: 'style-1', slug: 'gespraech' },
        { id: at.Werkstatt, name: 'Werkstatt', style_name: 'style-0', slug: 'werkstatt' },
      ],
    })
  })

  it('1 §7 GET /api/article-tags/: by name, as a dictionary has them', async () => {
    const { data } = (await get('/de/api/article-tags/')).json()
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Ärger', 'Licht', 'Zorn'])
    expect(data[0]).toEqual({ id: at.Ärger, name: 'Ärger', slug: 'aerger' })
  })
})

describe('when the day has come', () => {
  it('an article appears in the list, beside its neighbours and with its body', async () => {
    house.clock.set('2026-03-11T08:59:59Z')
    expect((await get('/api/articles/')).json().count).toBe(5)
    house.clock.set('2026-03-11T09:00:00Z')
    expect((await get('/api/articles/')).json()).toMatchObject({
      count: 6,
      results: [{ id: at.tomorrow }, {}, {}, {}, {}, {}],
    })
    expect((await get(`/api/articles/${at.five}/`)).json().next.id).toBe(at.tomorrow)
    expect((await get(`/de/pageeditor-api/container/by-slug/article-${at.tomorrow}`)).statusCode).toBe(200)
  })

  it('and is gone from all of them once it is taken offline', async () => {
    await changeRows(house, articles, { isOnline: false }, eq(articles.id, at.tomorrow ?? 0))
    expect((await get('/api/articles/')).json().count).toBe(5)
    expect((await get(`/api/articles/${at.five}/`)).json().next).toBeNull()
  })
})

describe('the day of an article that nobody gave one', () => {
  const path = '/de/api/admin/magazine/article/'
  let session: Awaited<ReturnType<typeof house.login>>
  // The clock has moved on since the first login.
  beforeAll(async () => {
    session = await house.login('editor')
  })
  const add = async (values: object) => {
    const payload = { title: both('Ohne Tag'), ...values }
    const answer = await house.inject({ ...session, method: 'POST', url: path, payload })
    expect(answer.statusCode).toBeLessThan(300)
    return answer.json() as { id: number; version: number; published_at: string }
  }

  it('is that on which it goes online: it stands first in the magazine and not last', async () => {
    const { id, published_at } = await add({ is_online: true })
    expect(new Date(published_at).getUTCFullYear()).toBe(house.clock.now().getUTCFullYear())
    expect(idsOf((await get('/de/api/articles/')).json())[0]).toBe(id)
    await house.inject({ ...session, method: 'DELETE', url: `${path}${id}/` })
  })

  it('is not that on which it was begun', async () => {
    const begun = await add({ is_online: false })
    expect(begun.published_at).toMatch(/^1970-01-01/)
    const answer = await house.inject({
      ...{ ...session, method: 'POST', url: `${path}${begun.id}/` },
      payload: { version: begun.version, is_online: true },
    })
    expect(answer.json().published_at).not.toMatch(/^1970/)
  })
})

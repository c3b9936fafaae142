import { afterAll, expect, it } from 'vitest'
import { articleCategories, articles } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { findAddress } from '../support/find-address.ts'
import { addEvent, addRow, addRows, changeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

const both = (de: string, en: string) => ({ de, en })
const category = await addRow(house, articleCategories, {
  name: both('Gäste & Freunde', 'Guests & friends'),
  styleName: 'cc01',
})
const hours = (count: number) => new Date(house.clock.now().getTime() + count * 3_600_000)
const row = (title: string, publishedAt: Date, more = {}) => ({
  title: both(`${title} <de>`, `${title} & en`),
  teaser: both('Ein "Satz"', 'A sentence'),
  publishedAt,
  ...more,
})
await addRows(house, articles, [
  row('older', hours(-3)),
  row('newer', hours(-2), { categoryId: category.id }),
  row('tomorrow', hours(24)),
  row('hidden', hours(-1), { isOnline: false }),
])

const titles = (xml: string) => [...xml.matchAll(/<entry>\n<title>(.*?)<\/title>/g)].map(([, title]) => title)

it('lists what visitors may read, newest first, in the language of its address', async () => {
  const german = await house.inject('/de/magazin/feed.xml')
  expect(german.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(titles(german.body).slice(0, 2)).toEqual(['newer &lt;de&gt;', 'older &lt;de&gt;'])
  expect(german.body).not.toMatch(/tomorrow|hidden/)
  expect(german.body).toContain('<summary>Ein &quot;Satz&quot;</summary>')
  const english = await house.inject('/en/magazine/feed.xml')
  expect(titles(english.body).slice(0, 2)).toEqual(['newer &amp; en', 'older &amp; en'])
})

it('has one per category', async () => {
  const { body } = await house.inject(`/de/magazin/feed.xml?category=${category.id}`)
  expect(titles(body)).toEqual(['newer &lt;de&gt;'])
  expect(body).toContain('<title>Haus Meridian, Magazin: Gäste &amp; Freunde</title>')
})

it.each(['99999', '0', '-1', 'x', '1&category=2', '99999999999999999999'])(
  'knows no category %s',
  async (value) => {
    expect((await house.inject(`/de/magazin/feed.xml?category=${value}`)).statusCode).toBe(404)
  },
)

it('knows an article again under a new title', async () => {
  const ids = async () => {
    const { body } = await house.inject('/de/magazin/feed.xml')
    return [...body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)
  }
  const before = await ids()
  expect(before[1]).toMatch(/^tag:localhost,2026:de\/article\/\d+$/)
  await changeRows(house, articles, { title: both('Ganz anders', 'Quite different') })
  expect((await house.inject('/de/magazin/feed.xml')).body).toContain('/de/magazin/ganz-anders/')
  expect(await ids()).toEqual(before)
})

it('does not send again what the reader has', async () => {
  const { headers } = await house.inject('/de/magazin/feed.xml')
  const again = await house.inject({
    url: '/de/magazin/feed.xml',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

it('the sitemap names what visitors may read in both languages, and no more', async () => {
  const { headers, body } = await house.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  for (const [de, en] of [
    ['/de/programm', '/en/events'],
    [findAddress(body, '/de/produktionen/mittagslinie'), findAddress(body, '/en/productions/noon-line')],
  ]) {
    expect(body).toMatch(new RegExp(`<loc>[^<]*${de}</loc><xhtml:link [^>]*/><xhtml:link [^>]*${en}"/>`))
    expect(body).toMatch(new RegExp(`<loc>[^<]*${en}</loc>`))
  }
  expect(body).not.toMatch(/tomorrow|hidden/)
})

it('the sitemap says when a visitor saw something else at an address, also when only the state changed', async () => {
  const lastmod = async (start: string) => {
    const { body } = await house.inject('/sitemap.xml')
    const entry = new RegExp(`<loc>[^<]*${findAddress(body, start)}</loc>.*?</url>`).exec(body)?.[0] ?? ''
    return Date.parse(/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '')
  }
  const id = await addEvent(house, '2027-05-01T18:00:00Z', { title: both('Ganz neu', 'Brand new') })
  const admin = await house.login('admin')
  const url = `/de/api/admin/events/event/${id}/`
  const write = async (values: object) => {
    const { version } = (await house.inject({ ...admin, url })).json()
    const payload = { ...values, version }
    expect((await house.inject({ ...admin, method: 'POST', url, payload })).statusCode).toBe(200)
  }
  await write({ subtitle: both('Zum ersten Mal', 'For the first time') })
  const first = await lastmod('/de/programm/ganz-neu')
  expect(first).toBeGreaterThan(0)
  await write({ status: 'cancelled' })
  expect(await lastmod('/de/programm/ganz-neu')).toBeGreaterThan(first)
})

it('the web manifest names the house', async () => {
  const { headers, body } = await house.inject('/manifest.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(JSON.parse(body)).toMatchObject({ start_url: '/de', icons: [{ src: '/favicon.svg' }] })
})

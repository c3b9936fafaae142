import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letterMessage } from '../../packages/foyer/src/domains/accounts/letter.ts'
import { brands } from '../../packages/foyer/src/domains/settings/tables.ts'
import { addImage, removeRows } from '../support/rows.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
let admin: Session
let editor: Session
beforeAll(async () => {
  admin = await house.login('admin')
  editor = await house.login('editor')
})
beforeEach(() => removeRows(house, brands))

const PAGE = { role: 'page', ground: '#101418', figure: '#fafafa' }
const LETTER = {
  ...{ to: 'a@example.org', locale: 'de' as const, subject: 'Betreff', name: '', before: ['Text'] },
  button: { words: 'Weiter', address: 'https://example.org/' },
}
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"></path></svg>'

const send = (url: string, payload: object, as = admin) =>
  house.inject({ ...as, method: 'POST', url: `/de/api/admin/settings/brand/${url}`, payload })
const add = (values: object, as = admin) => send('', { name: 'Sommer', ...values }, as)
const home = async () => (await house.inject('/de')).body

describe('the brand of the house', () => {
  it('a draft changes nothing; published it is on every page; taken back it is gone', async () => {
    const draft = (await add({ colours: [PAGE], corners: 'square' })).json()
    expect(await home()).not.toContain('--page:#101418')
    const published = await send(`${draft.id}/`, { version: draft.version, is_published: true })
    expect(published.statusCode).toBe(200)
    expect(await home()).toContain('--page:#101418')
    expect(await home()).toContain('name="theme-color" content="#101418"')
    expect((await house.inject('/manifest.webmanifest')).json().theme_color).toBe('#101418')
    await send(`${draft.id}/`, { version: published.json().version, is_published: false })
    expect(await home()).not.toContain('--page:#101418')
  })

  it('holds from its beginning to its end, and the one that begins last counts', async () => {
    const at = (hours: number) => new Date(house.clock.now().getTime() + hours * 3_600_000).toISOString()
    await add({ is_published: true, colours: [PAGE] })
    await add({
      ...{ is_published: true, starts_at: at(-1), until: at(1) },
      colours: [{ role: 'page', ground: '#003300', figure: '#ffffff' }],
    })
    await add({
      ...{ is_published: true, starts_at: at(2) },
      colours: [{ role: 'page', ground: '#330000', figure: '#ffffff' }],
    })
    expect(await home()).toContain('--page:#003300')
    const before = house.clock.now()
    house.clock.set(at(1.5))
    expect(await home()).toContain('--page:#101418')
    house.clock.set(before.toISOString())
  })

  it('quality, Accessibility: a pair below AA may be a draft and not be published; the nearest colour is named', async () => {
    const pale = { role: 'page', ground: '#ffffff', figure: '#999999' }
    expect((await add({ colours: [pale] })).statusCode).toBe(200)
    const answer = await add({ is_published: true, colours: [pale] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().colours[0]).toMatch(/^page: Der Kontrast ist 2\.84, .* #[0-9a-f]{6}\.$/)
  })

  it.each([
    ['a colour that ends its declaration', { colours: [{ ...PAGE, ground: '#fff;}</style><script>' }] }],
    ['a colour by its name', { colours: [{ ...PAGE, ground: 'red' }] }],
    ['a role that does not exist', { colours: [{ ...PAGE, role: '--page' }] }],
    ['a role twice', { colours: [PAGE, PAGE] }],
    ['colours that are no list', { colours: 'all' }],
    ['corners that there are not', { corners: '12px' }],
    ['a treatment that there is not', { pictures: 'sepia' }],
    ['a logo that is no picture', { logo: '<p>a</p>' }],
    ['a pair of faces that the theme does not have', { faces: 'none' }],
    ['a density that there is not', { density: '2' }],
    ['a scheme that the theme does not give', { scheme: 'dark' }],
    ['a scope that there is not', { scope: 'page' }],
    ['a picture that there is not', { logo_image: 2_000_000_000 }],
    ['an end before the beginning', { starts_at: '2031-01-02T10:00:00Z', until: '2031-01-01T10:00:00Z' }],
  ])('%s is refused', async (_what, values) => {
    expect((await add(values)).statusCode).toBe(400)
  })

  it('is for admins', async () => {
    expect((await add({}, editor)).statusCode).toBe(403)
  })

  it('a logo has an address of its own, where it can neither run nor load anything', async () => {
    const { id } = (
      await add({ is_published: true, logo: LOGO.replace('<path', '<script>1</script><path') })
    ).json()
    const address = (await home()).match(/\/brand\/\d+\/[0-9a-f]{16}\.svg/)?.[0] ?? ''
    const answer = await house.inject(address)
    expect(answer.body).toContain('<path d="M0 0h9v9z"')
    expect(answer.body).not.toContain('script')
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await house.inject(`/brand/${id}/0000000000000000.svg`)).statusCode).toBe(404)
    expect((await house.inject('/brand/x/y.svg')).statusCode).toBe(404)
  })

  it('a picture of the library is the logo, before an SVG', async () => {
    const id = await addImage(house)
    await add({ is_published: true, logo: LOGO, logo_image: id })
    const html = await home()
    expect(html).toMatch(new RegExp(`<img class="[^"]+" src="/media/${id}/[^"]+"`))
    expect(html).not.toContain('/brand/')
  })

  it('a page without a picture of its own is shared with that of the brand', async () => {
    const id = await addImage(house)
    await add({ is_published: true, share_image: id })
    expect((await home()).match(/property="og:image" content="([^"]+)"/)?.[1]).toContain(`/media/${id}/`)
  })

  it('letters have its colours and corners', async () => {
    const letter = async () => (await letterMessage(LETTER, house.app.house)).html ?? ''
    expect(await letter()).not.toContain('#101418')
    await add({ is_published: true, colours: [PAGE], corners: 'round' })
    expect(await letter()).toContain('color:#fafafa;background:#101418')
    expect(await letter()).toContain('border-radius:24px')
  })

  it('the preview shows a letter and a ticket with sample words, in the language asked for', async () => {
    const preview = (path: string) => send('preview/', { path, values: { name: 'x', colours: [PAGE] } })
    const letter = (await preview('letter/en')).json().html
    expect(letter).toContain('background:#101418')
    expect(letter).toContain('Choose a password')
    const ticket = (await preview('ticket/de')).json().html
    expect(ticket).toContain('--page:#101418')
    expect(ticket).toMatch(/class="shop-ticket"[\s\S]*Reihe 5, Platz 12/)
    for (const wrong of ['letter', 'mail/de', 'ticket/fr', '../x', '//elsewhere.example'])
      expect((await preview(wrong)).statusCode, wrong).toBe(400)
  })

  it('the preview needs no name, which a new brand does not have yet', async () => {
    const answer = await send('preview/', { path: '/de', values: { name: '', colours: [PAGE] } })
    expect(answer.json().html).toContain('--page:#101418')
  })

  it('the preview shows a page with what is in the form, and nothing is stored', async () => {
    const answer = await send('preview/', { path: '/de', values: { name: 'x', colours: [PAGE], logo: LOGO } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().html).toContain('--page:#101418')
    expect(answer.json().html).toContain('src="data:image/svg+xml,')
    expect(await home()).not.toContain('--page:#101418')
  })

  it('costs a visitor less than 1 kB', async () => {
    const plain = (await home()).length
    const colours = ['page', 'quiet', 'deep', 'bold', 'overlay', 'ticket'].map((role) => ({ ...PAGE, role }))
    await add({ is_published: true, colours, corners: 'round', pictures: 'duotone', logo: LOGO })
    expect((await home()).length - plain).toBeLessThan(2048)
  })
})

describe('the brand of a festival', () => {
  const at = (hours: number) => new Date(house.clock.now().getTime() + hours * 3_600_000).toISOString()
  const body = async (url: string) => (await house.inject(url)).body
  const change = async (what: string, id: number, values: object, as = admin) => {
    const { version } = (await house.inject({ ...admin, url: `/de/api/admin/${what}/${id}/` })).json()
    const url = `/de/api/admin/${what}/${id}/`
    return house.inject({ ...as, method: 'POST', url, payload: { version, ...values } })
  }
  const festival = async (values: object = {}) => {
    const brand = { scope: 'festival', is_published: true, colours: [PAGE], ...values }
    return (await add(brand)).json().id as number
  }

  it('is on the pages of its series, of the productions and of the events, and nowhere else', async () => {
    const list = (await house.inject('/de/api/events/?page_size=100')).json().results
    const event = list.find((one: Record<string, unknown>) => one.series && one.production)
    const brand = await festival()
    expect(await body(event.urls.de)).not.toContain('--page:#101418')
    await change('series/series', event.series.id, { brand })
    for (const { urls } of [event, event.series, event.production])
      expect(await body(urls.de)).toContain('--page:#101418')
    expect(await home()).not.toContain('--page:#101418')
    await change('series/series', event.series.id, { brand: null })
    expect(await body(event.urls.de)).not.toContain('--page:#101418')
  })

  it('is on a page and on those below it; a stored page changes when its day comes and when it is over', async () => {
    const pages = (await house.inject({ ...admin, url: '/de/api/admin/pages/page/?page_size=100' })).json()
      .results
    const below = pages.find(
      (one: Record<string, unknown>) => one.parent !== null && (one.online_in as string[]).includes('de'),
    )
    const address = `/de/${below.path.de}`
    await add({ is_published: true, colours: [{ role: 'page', ground: '#003300', figure: '#ffffff' }] })
    const brand = await festival({ starts_at: at(1), until: at(3) })
    await change('pages/page', below.parent, { brand })
    const before = house.clock.now()
    expect(await body(address)).toContain('--page:#003300')
    house.clock.set(at(2))
    expect(await body(address)).toContain('--page:#101418')
    house.clock.set(at(3))
    expect(await body(address)).toContain('--page:#003300')
    house.clock.set(before.toISOString())
    await change('pages/page', below.parent, { brand: null })
  })

  it('is chosen by those who may write brands: editors neither see the field nor may send it', async () => {
    const brand = await festival()
    const fieldsFor = async (as: Session) => {
      const { data } = (await house.inject({ ...as, url: '/de/api/admin/' })).json()
      const series = data.find(({ model }: { model: string }) => model === 'series')
      return series.fields.map(({ name }: { name: string }) => name)
    }
    expect(await fieldsFor(admin)).toContain('brand')
    expect(await fieldsFor(editor)).not.toContain('brand')
    const [{ id }] = (await house.inject('/de/api/series/')).json().data
    expect((await change('series/series', id, { brand }, editor)).statusCode).toBe(403)
    expect((await change('series/series', id, { position: 7 }, editor)).statusCode).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ResourceDescription } from '../../packages/foyer/src/fields/description.ts'
import { fixtureHouse } from '../support/fixture-house.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { textsOf } from '../support/text-languages.ts'
import { Editor } from './editor-client.ts'
import { endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

/** The languages of a house (3-readings, Decided after it was used, attacked and read, Languages), in a whole process. */
const { folder, remove } = temporaryFolder()
afterAll(async () => {
  await endAll()
  remove()
})

async function serve(name: string) {
  const house = fixtureHouse(name)
  const server = await startFoyer(`${folder}/${name}`, { FOYER_HOUSE: house, DEMO: 'off', ...WITHOUT_SHOP })
  await server.opened
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { redirect: 'manual', headers })
  const leadsTo = async (path: string, headers?: Record<string, string>) => {
    const { status, headers: answered } = await get(path, headers)
    return `${status} ${(answered.get('location') ?? '').replace(server.address, '')}`
  }
  return { address: server.address, get, leadsTo }
}

type Served = Awaited<ReturnType<typeof serve>>

/** Words that every German page has and no English one, and the letters that English does not have. */
const GERMAN =
  /[äöüß]|\b(?:und|oder|der|das|ist|Suche|Sprache|Programm|Anmelden|Startseite|Deutsch|German)\b/i
/** German in addresses and data: paths, keys of languages, declarations of a language. */
const IN_GERMAN = /["'(]\/de(?:["'/?#)]|$)|"de"\s*:|lang="de"|hreflang/i

describe('a house with one language', () => {
  let house: Served
  let editor: Editor
  beforeAll(async () => {
    house = await serve('one-language')
    editor = await Editor.logIn(house.address)
  })

  it('has its language at `/`, whatever a browser prefers', async () => {
    expect(await house.leadsTo('/', { 'Accept-Language': 'de' })).toBe('302 /en')
    expect(await house.leadsTo('/settings')).toBe('301 /en/user/settings')
  })

  it.each([
    ['/en', 200],
    ['/en/events', 200],
    ['/en/search?q=house', 200],
    ['/en/user/login', 200],
    ['/en/not-here', 404],
    ['/not-here', 404],
    ['/de', 404],
    ['/de/programm', 404],
    ['/de/user/login', 404],
    ['/profil', 404],
  ])('%s answers %i, without anything in the other language', async (path, status) => {
    const answer = await house.get(path, { 'Accept-Language': 'de' })
    const html = await answer.text()
    expect(answer.status).toBe(status)
    expect(html).toContain('<html lang="en"')
    expect(IN_GERMAN.exec(html)?.[0]).toBeUndefined()
    expect(textsOf(html).filter(({ text }) => GERMAN.test(text))).toEqual([])
  })

  it.each(['/sitemap.xml', '/manifest.webmanifest', '/en/magazine/feed.xml', '/en/events.ics'])(
    '%s names no other language',
    async (path) => {
      const answer = await house.get(path, { 'Accept-Language': 'de' })
      expect(answer.status).toBe(200)
      const text = await answer.text()
      expect(/\/de\b|hreflang|"de"/.exec(text)?.[0]).toBeUndefined()
      expect(GERMAN.exec(text)?.[0]).toBeUndefined()
    },
  )

  it('has neither feeds, calendars nor calls of the other language', async () => {
    for (const path of [
      '/de/magazin/feed.xml',
      '/de/programm.ics',
      '/de/api/events/',
      '/de/pageeditor-api/page/',
    ])
      expect((await house.get(path)).status, path).toBe(404)
    const refused = await house.get('/de/api/events/', { 'Accept-Language': 'de' })
    expect(GERMAN.exec(await refused.text())?.[0]).toBeUndefined()
    const { servers } = (await (await house.get('/openapi.json')).json()) as { servers: { url: string }[] }
    expect(servers.map(({ url }) => url)).toEqual(['/', '/en'])
  })

  it('describes its forms without a second language', async () => {
    const { data } = await editor.get<{ data: ResourceDescription[] }>('/api/admin/')
    const fields = data.flatMap((resource) => resource.fields)
    expect(fields.filter((field) => field.in_one_language)).toEqual([])
    expect(fields.find(({ name }) => name === 'english_image')).toBeUndefined()
    expect(data.filter(({ marks }) => marks.includes('no_translation'))).toEqual([])
    // The language of an account is that of the tools, and an evening may be in any language.
    const said = data.filter(({ model }) => model !== 'user')
    const isOfAnEvening = (value: unknown) => ['spoken', 'surtitled'].includes(String(Object(value).name))
    const words = JSON.stringify(said, (_, value) => (isOfAnEvening(value) ? undefined : value))
    expect(GERMAN.exec(words)?.[0]).toBeUndefined()
  })

  it('requires its own language only, and makes the address from it', async () => {
    const venue = { name: { en: 'Ropewalk Yard' } }
    const saved = await editor.post<{ urls: unknown }>('/en/api/admin/venues/venue/', venue)
    expect(saved).toMatchObject({ name: { de: '', en: 'Ropewalk Yard' }, display_name: 'Ropewalk Yard' })
    expect(saved.urls).toEqual({ en: expect.stringMatching(/^\/en\/venues\/ropewalk-yard\/\d+$/) })
    const german = editor.post('/en/api/admin/venues/venue/', { name: { de: 'Seilerbahn', en: '' } })
    await expect(german).rejects.toThrow(/400.*name\.en/)
  })

  it('adds a page in its language', async () => {
    const page = { title: { en: 'About us' }, online_in: ['en'] }
    expect(await editor.post('/en/api/admin/pages/page/', page)).toMatchObject({
      ...{ urls: { en: '/en/about-us' }, path: { de: '', en: 'about-us' } },
    })
    expect((await house.get('/en/about-us')).status).toBe(200)
  })

  it('lets an editor read the tools in the other language', async () => {
    const { data } = await editor.get<{ data: ResourceDescription[] }>('/de/api/admin/')
    expect(data.find(({ model }) => model === 'event')?.one).toBe('Veranstaltung')
    expect((await editor.get<{ locale: string }>('/en/api/user-profile/')).locale).toBe('en')
  })
})

describe('a house with English first', () => {
  let house: Served
  beforeAll(async () => {
    house = await serve('english-first')
  })

  it('leads to English where an address has no language', async () => {
    expect(await house.leadsTo('/')).toBe('302 /en')
    expect(await house.leadsTo('/cms-hub')).toBe('302 /en/user/login?next=%2Fcms-hub')
    expect(await house.leadsTo('/de/cms-hub')).toBe('302 /de/user/login?next=%2Fde%2Fcms-hub')
    expect(await (await house.get('/not-here')).text()).toContain('<html lang="en"')
    const refused = (await (await house.get('/api/not-here', { 'Accept-Language': 'fr' })).json()) as object
    expect(GERMAN.exec(JSON.stringify(refused))?.[0]).toBeUndefined()
  })

  it('has each language at its address, and English for everyone else', async () => {
    for (const [path, lang] of [
      ['/en/events', 'en'],
      ['/de/programm', 'de'],
    ] as const) {
      const html = await (await house.get(path)).text()
      expect(html).toContain(`<html lang="${lang}"`)
      const links = [
        ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="http[^"]*:\d+([^"]*)"/gi),
      ]
      expect(links.map(([, language, href]) => `${language} ${href}`)).toEqual([
        'en /en/events',
        'de /de/programm',
        'x-default /en/events',
      ])
    }
  })

  it('names English first in the language switch', async () => {
    const html = await (await house.get('/de')).text()
    const names = [...html.matchAll(/hrefLang="(en|de)" lang="\1"/gi)].map(([, language]) => language)
    expect(names.slice(0, 2)).toEqual(['en', 'de'])
  })
})

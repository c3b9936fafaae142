import { afterAll, expect, it } from 'vitest'
import { fixtureHouse } from '../support/fixture-house.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { Editor, type Page, type SavedItem } from './editor-client.ts'
import { endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

/** A house that brings parts of its own: `tests/houses/own-parts`. */
const house = fixtureHouse('own-parts')
const { folder, remove } = temporaryFolder()
afterAll(async () => {
  await endAll()
  remove()
})
const server = await startFoyer(folder, { FOYER_HOUSE: house, DEMO: 'off', ...WITHOUT_SHOP })
await server.opened
const editor = await Editor.logIn(server.address)

const insert = (fields: object) => ({
  kind: 'insert',
  module: { id: 'pledge-1', model: 'pledge', fields, lists: {} },
  at: { parent: null, place: '', after: null },
})

it('a module of the house is checked, saved, and shown in each language with its styles, words and footer', async () => {
  for (const [locale, words] of [
    ['de', '0 von 25'],
    ['en', '0 of 25'],
  ] as const) {
    const { document } = await editor.get<Page>(`/${locale}/pageeditor-api/page/`)
    const at = `/${locale}/pageeditor-api/document/${document.id}/`
    const write = (operation: object, id: string) =>
      editor.post(`${at}operations/`, {
        base_version: document.version,
        operation_id: `operation-${locale}-${id}`,
        operations: [operation],
      })
    await expect(write(insert({ words: '', goal: 25 }), 'empty')).rejects.toThrow(/400.*words/)
    await expect(write(insert({ words: 'Ja', goal: 5000 }), 'too-much')).rejects.toThrow(/400.*goal/)
    await write(insert({ words: 'Wir bauen mit', goal: 25 }), 'good')
    await editor.post(`${at}publish/`, {})
    const page = await editor.text(`/${locale}`)
    expect(page).toContain('Wir bauen mit')
    expect(page).toContain(words)
    expect(page, 'the footer of the house, with ours in it').toMatch(
      /Fired at 1240 °C[\s\S]*<footer id="site-footer"/,
    )
    expect(page.includes('Back up'), 'its words, in one language').toBe(locale === 'en')
    expect(page, 'in the layer of the house').toMatch(/@layer house\{\._pledge_/)
  }
})

it('slots stand in the place of ours: on the home page, in an empty programme, and on its wall of posters', async () => {
  expect(await editor.text('/de')).toMatch(/<h1[^>]*>Hot: /)
  expect(await editor.text('/en/whats-on'), 'its words around ours').toMatch(
    /<p>The kiln is cold<\/p><p>Come and light it<\/p>/,
  )
  const design = '/en/api/admin/settings/design/1/'
  const { version } = await editor.get<SavedItem>(design)
  await editor.post(design, { version, programme_look: 'posters' })
  await editor.post('/en/api/admin/events/event/', {
    title: { de: 'Brand', en: 'Firing' },
    ...{ date_start: '2099-05-12T20:00:00+02:00', date_end: '2099-05-12T22:00:00+02:00' },
  })
  expect(await editor.text('/en/whats-on')).toMatch(/<h3>In clay: <a[^>]*>Firing<\/a><\/h3>/)
})

it('letters have the frame of the house, in the look of the brand', async () => {
  const preview = (path: string) =>
    editor.post<{ html: string }>('/en/api/admin/settings/brand/preview/', {
      path,
      values: { name: 'x', colours: [{ role: 'page', ground: '#101418', figure: '#fafafa' }] },
    })
  const { html } = await preview('letter/en')
  expect(html).toContain('<body style="color:#fafafa;background:#101418"><p>Post from the kiln</p>')
  expect(html).toContain('Kind regards')
})

it('what a house puts into the back-office, the consent dialog and letters is in no file that a visitor’s page loads', async () => {
  const page = await editor.text('/en')
  const files = [...new Set(page.match(/\/assets\/[\w.-]+\.js/g))]
  const code = await Promise.all(files.map(async (file) => (await fetch(server.address + file)).text()))
  expect(files.length).toBeGreaterThan(0)
  for (const words of ['potters greet', 'kiln itself sets', 'Post from the kiln', 'Bring a coat'])
    expect(code.join(''), words).not.toContain(words)
})

it('a screen of the house has addresses, data and a head like ours', async () => {
  const german = await editor.text('/de/braende/2026')
  expect(german).toMatch(/<title>Brände 2026 · [^<]+<\/title>/)
  expect(german, 'a link that its view has made').toContain('<a href="/de/braende/2025">2025</a>')
  expect(german, 'its styles, in the layer of the house').toMatch(/@layer house\{[^<]*\._firings_/)
  expect(german, 'the same page in the other language').toContain(
    `hrefLang="en" href="${server.address}/en/firings/2026"`,
  )
  expect(await editor.text('/en/firings/2026')).toContain('Firings 2026')
})

it('is found by search engines, stored under what it was made of, and nowhere else', async () => {
  expect(await (await fetch(`${server.address}/sitemap.xml`)).text()).toMatch(
    /<loc>[^<]*\/de\/braende\/2025<\/loc><xhtml:link[^>]*hreflang="de"[^>]*\/><xhtml:link[^>]*hreflang="en"[^>]*\/en\/firings\/2025"/,
  )
  for (const wrong of ['/de/firings/2026', '/de/braende', '/de/braende/1999', '/de/braende/2026/1']) {
    expect((await fetch(server.address + wrong)).status, wrong).toBe(404)
  }
  const moved = await fetch(`${server.address}/de/Braende/2026/`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/de/braende/2026'])
  expect(await editor.text('/de'), 'no byte for visitors of other pages').not.toContain('firings.')
})

it('its plugins bring a module, words and frames, and the house wins where both have something', async () => {
  const { document } = await editor.get<Page>('/en/pageeditor-api/page/')
  const at = `/en/pageeditor-api/document/${document.id}/`
  await editor.post(`${at}operations/`, {
    base_version: document.version,
    operation_id: 'operation-countdown',
    operations: [
      {
        kind: 'insert',
        module: {
          id: 'countdown-1',
          model: 'countdown',
          fields: { title: 'The kiln opens', day: '2099-05-12', after: '' },
          lists: {},
        },
        at: { parent: null, place: '', after: null },
      },
    ],
  })
  await editor.post(`${at}publish/`, {})
  const page = await editor.text('/en')
  expect(page).toContain('The kiln opens')
  expect(page).toContain('12 May 2099')
  expect(page, 'in the layer of the house').toMatch(/@layer house\{\._countdown_/)
  expect(page, 'words of a plugin').toContain('Past the bells')
  expect(page, 'words of the house before them').toContain('Back up')
  expect(page, 'the footer of the house before that of a plugin').not.toContain('Ding dong')
  const policy = (await fetch(`${server.address}/en`)).headers.get('content-security-policy')
  expect(policy).toMatch(/frame-src 'self' https:\/\/player\.vimeo\.com;/)
})

it('what is off has no address, no call and no place in header, back-office, sitemap or API', async () => {
  const gone = [
    ...['/de/magazin', '/en/magazine/tags', '/de/team', '/de/abonnements', '/en/forms/newsletter/1'],
    ...['/de/user/favorites', '/de/user/register', '/de/magazin/feed.xml', '/en/magazine/feed.xml'],
    ...['/api/articles/', '/api/persons/', '/api/subscriptions/', '/api/forms/1/', '/api/favorites/'],
  ]
  for (const path of gone) expect((await fetch(server.address + path)).status, path).toBe(404)
  const calls = await (await fetch(`${server.address}/openapi.json`)).text()
  expect(calls).not.toMatch(
    /\/api\/(admin\/)?(articles|magazine|persons|people|subscriptions|forms|user-favorites|user-register)/,
  )
  expect(calls).toContain('/api/events')
  const sitemap = await (await fetch(`${server.address}/sitemap.xml`)).text()
  expect(sitemap).not.toMatch(/magazin|\/team/)
  for (const path of ['/de', '/de/search', '/de/spielplan', '/de/user/login', '/de/gibt-es-nicht']) {
    const page = await (await fetch(server.address + path)).text()
    expect(page, path).not.toMatch(
      /href="\/(de|en)\/(magazin|team|abonnements|forms|user\/(favorites|register))/,
    )
    if (path !== '/de/user/login') expect(page, path).not.toContain('/user/login')
  }
  expect((await fetch(`${server.address}/de/user/login`)).status, 'the staff logs in').toBe(200)
  const { data } = await editor.get<{ data: { area: string }[] }>('/api/admin/')
  const areas = new Set(data.map(({ area }) => area))
  expect(areas.has('events')).toBe(true)
  for (const area of ['magazine', 'people', 'forms', 'subscriptions'])
    expect(areas.has(area), area).toBe(false)
})

it("screens have the house's words in their addresses, and the specification's lead there", async () => {
  const programme = await (await fetch(`${server.address}/de/spielplan`)).text()
  expect(programme).toContain(`rel="canonical" href="${server.address}/de/spielplan"`)
  expect(programme).toContain(`hrefLang="en" href="${server.address}/en/whats-on"`)
  expect(await (await fetch(`${server.address}/sitemap.xml`)).text()).toContain('/en/whats-on</loc>')
  expect(await (await fetch(`${server.address}/de`)).text(), 'the menu').toContain('href="/de/spielplan"')
  for (const [old, now] of [
    ['/de/programm', '/de/spielplan'],
    ['/en/events?date=24-12-2026', '/en/whats-on?date=24-12-2026'],
    ['/de/programm/medea/17', '/de/spielplan/medea/17'],
    ['/de/programm.ics', '/de/spielplan.ics'],
  ]) {
    const answer = await fetch(server.address + old, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')], old).toEqual([301, now])
  }
  expect((await fetch(`${server.address}/de/programmheft`)).status, 'only whole words').toBe(404)
})

it('a fact of the house on a venue has a label in the form, is saved, found, and told where it is public', async () => {
  const { data } = await editor.get<{ data: { model: string; fields: object[] }[] }>('/en/api/admin/')
  expect(data.find(({ model }) => model === 'venue')?.fields).toContainEqual(
    expect.objectContaining({ name: 'extra_kiln', label: 'Kiln', kind: 'choice' }),
  )
  const venue = {
    ...{ name: { de: 'Brennhaus', en: 'Firing house' } },
    ...{ extra_clay: 'stoneware', extra_kiln: 'wood' },
  }
  await expect(
    editor.post('/en/api/admin/venues/venue/', { ...venue, extra_kiln: 'electric' }),
  ).rejects.toThrow(/400.*extra_kiln/)
  const { id } = await editor.post<SavedItem>('/en/api/admin/venues/venue/', venue)
  expect(await editor.get(`/en/api/admin/venues/venue/${id}/`)).toMatchObject(venue)
  const { extra } = await editor.get<{ extra: object }>(`/en/api/venues/${id}/`)
  expect(extra, 'what is not public stays here').toEqual({ clay: 'stoneware' })
  expect(JSON.stringify(await editor.get('/en/api/search/?query=stoneware'))).toContain('Firing house')
})

it('a fact may name an item of the house: one that exists, and that stays as long as it is named', async () => {
  const { data } = await editor.get<{ data: { model: string; fields: object[] }[] }>('/en/api/admin/')
  expect(data.find(({ model }) => model === 'venue')?.fields).toContainEqual(
    expect.objectContaining({ name: 'extra_first_work', label: 'The first work', kind: 'reference' }),
  )
  const add = (work: number) =>
    editor.post('/en/api/admin/venues/venue/', {
      name: { de: 'Schuppen', en: 'Shed' },
      extra_first_work: work,
    })
  await expect(add(424242)).rejects.toThrow(/400.*extra_first_work/)
  const WORKS = '/en/api/admin/house/work/'
  const work = await editor.post<SavedItem>(WORKS, {
    title: { de: 'Krug', en: 'Jug' },
    composer: 'Ida Quint',
  })
  const { id } = await editor.post<SavedItem>('/en/api/admin/venues/venue/', {
    ...{ name: { de: 'Schuppen', en: 'Shed' }, extra_first_work: work.id },
  })
  expect(await editor.get(`${WORKS}${work.id}/uses/`)).toMatchObject({
    data: [{ subject: 'venues/venue', id, field: 'extra_first_work' }],
  })
  await expect(editor.remove(`${WORKS}${work.id}/?version=${work.version}`)).rejects.toThrow(/: 400 /)
})

it('a plugin keeps items, answers calls, and has a screen and a panel', async () => {
  const values = {
    title: { de: 'Der neue Ofen', en: 'The new kiln' },
    text: { de: '<p>Neu</p>', en: '<p>New</p>' },
  }
  const TEXTS = '/api/admin/house/press-text/'
  const { id, version } = await editor.post<SavedItem>(TEXTS, { ...values, published_at: '2099-05-01T10:00' })
  const titles = async () => (await (await fetch(`${server.address}/en/api/house/press/`)).json()).data
  const status = async (path: string) => (await fetch(server.address + path)).status
  expect(await titles()).toEqual([])
  expect(await status(`/de/presse/${id}`), 'under embargo').toBe(404)
  expect(await status('/en/api/house/press/waiting/')).toBe(401)
  expect(await editor.get('/en/api/house/press/waiting/')).toMatchObject({
    data: [{ title: 'The new kiln' }],
  })
  await editor.post(`${TEXTS}${id}/`, { version, published_at: '2025-05-01T10:00' })
  expect(await titles()).toMatchObject([{ id, title: 'The new kiln' }])
  expect(await (await fetch(`${server.address}/de/presse/${id}`)).text()).toMatch(
    /1\. Mai 2025[\s\S]*<p>Neu<\/p>/,
  )
  expect(await (await fetch(`${server.address}/en/press`)).text()).toContain(`href="/en/press/${id}"`)
  for (const wrong of ['/de/presse/0', '/de/presse/x', '/de/presse/424242']) {
    expect(await status(wrong), wrong).toBe(404)
  }
  expect(await (await fetch(`${server.address}/sitemap.xml`)).text()).toContain(`/en/press/${id}</loc>`)
})

it('what the house wants to be found is a group of its own in the search, as long as visitors may see it', async () => {
  const TEXTS = '/api/admin/house/press-text/'
  const values = {
    title: { de: 'Ascheglasur', en: 'Ash glaze' },
    text: { de: '<p>Feldspat</p>', en: '<p>Feldspar</p>' },
  }
  const { id, version } = await editor.post<SavedItem>(TEXTS, { ...values, published_at: '2099-05-01T10:00' })
  interface Answer {
    count: number
    others: { count: number }
    groups?: { name: string; results: { id: number; url: string; kind_name: string; excerpt: string }[] }[]
  }
  const search = async (word: string): Promise<Answer> =>
    (await fetch(`${server.address}/en/api/search/?query=${word}`)).json()
  expect((await search('feldspar')).count, 'under embargo').toBe(0)
  const saved = await editor.post<SavedItem>(`${TEXTS}${id}/`, { version, published_at: '2025-05-01T10:00' })
  const found = await search('feldspar')
  expect(found).toMatchObject({ count: 1, others: { count: 0 } })
  expect(found.groups).toMatchObject([
    {
      name: 'Press texts',
      results: [{ id, url: `/en/press/${id}`, kind_name: 'Press text', excerpt: '<mark>Feldspar</mark>' }],
    },
  ])
  const { results } = await (await fetch(`${server.address}/en/api/search/others/?query=glaze`)).json()
  expect(results, 'with all others page by page').toMatchObject([{ kind: 'house/press-text', id }])
  const { data } = await (await fetch(`${server.address}/en/api/search/autocomplete/?query=ash`)).json()
  expect(data).toMatchObject([{ text: 'Ash glaze', kind_name: 'Press text' }])
  const page = await (await fetch(`${server.address}/en/search?q=feldspar`)).text()
  expect(page).toMatch(/<h2[^>]*>Press texts<\/h2>[\s\S]*Ash glaze/)
  await editor.post(`${TEXTS}${id}/`, { version: saved.version, is_online: false })
  expect((await search('feldspar')).count, 'taken offline').toBe(0)
})

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { images } from '../../packages/foyer/src/domains/media/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
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
  const isForm = payload instanceof FormData
  const answer = await house.inject({
    ...caller,
    method,
    url: `/en/api/admin/${url}`,
    ...(payload !== undefined && {
      payload: isForm ? payload : JSON.stringify(payload),
      ...(!isForm && { headers: { ...caller.headers, 'content-type': 'application/json' } }),
    }),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
}
const first = async (url: string) => (await ask('GET', `${url}?page_size=1`)).body.results[0]
const statusOf = async (url: string) => (await house.inject(url)).statusCode
const found = async (word: string) =>
  (await house.inject(`/de/api/search/?query=${word}`)).json() as { count?: number }

describe('what is used is not deleted', () => {
  it('says where an item is used: by fields, by rows of others and by modules', async () => {
    const room = await first('venues/room/')
    const { data } = (await ask('GET', `venues/room/${room.id}/uses/`)).body
    expect(data.length).toBeGreaterThan(0)
    expect(data[0]).toMatchObject({ subject: 'events/event', field: 'room', title: expect.any(String) })
    expect(await ask('DELETE', `venues/room/${room.id}/?version=${room.version}`)).toEqual({
      status: 400,
      body: { non_field_errors: ['This entry is still in use and cannot be deleted.'] },
    })
    const { results } = (await ask('GET', 'people/person/?page_size=100')).body
    const uses = await Promise.all(
      results.map(
        async ({ id }: { id: number }) => (await ask('GET', `people/person/${id}/uses/`)).body.data,
      ),
    )
    expect(uses.flat().map(({ field }) => field)).toContain('contributors')
    const venue = await first('venues/venue/')
    const ofVenue = (await ask('GET', `venues/venue/${venue.id}/uses/`)).body.data
    expect(new Set(ofVenue.map(({ field }: { field: string }) => field))).toEqual(
      new Set(['venue', 'modules']),
    )
  })

  it('a tag lets go of what had it, and search no longer finds that by it', async () => {
    const { body: tag } = await ask('POST', 'events/eventtag/', {
      name: { de: 'Zwetschgenabend', en: 'Plum night' },
    })
    const { body: event } = await ask('POST', 'events/event/', {
      title: { de: 'Markt', en: 'Market' },
      date_start: '2026-04-01T20:00',
      date_end: '2026-04-01T22:00',
      tags: [tag.id],
    })
    const search = async () =>
      (await house.inject('/de/api/search/events/?query=zwetschgenabend'))
        .json()
        .results.map(({ id }: { id: number }) => id)
    expect(await search()).toEqual([event.id])
    expect((await ask('DELETE', `events/eventtag/${tag.id}/?version=${tag.version}`)).status).toBe(204)
    expect(await search()).toEqual([])
    expect((await ask('GET', `events/event/${event.id}/`)).body.tags).toEqual([])
  })
})

describe('what a form refuses', () => {
  it('is said at once: fields that are missing, and what depends on several fields', async () => {
    const event = {
      date_start: '2031-05-10T19:30',
      date_end: '2031-05-10T18:30',
      status: 'moved',
      prices: [{}],
    }
    const { status, body } = await ask('POST', 'events/event/', event)
    expect(status).toBe(400)
    expect(Object.keys(body).toSorted()).toEqual([
      ...['date_end', 'moved_from', 'prices.0.id', 'prices.0.price', 'title'],
    ])
  })

  it('2 §3 Event: a moved one is asked when it was to begin', async () => {
    const event = {
      title: { de: 'x', en: 'x' },
      date_start: '2031-05-10T19:30',
      date_end: '2031-05-10T20:30',
    }
    const { body } = await ask('POST', 'events/event/', event)
    const moved = { version: body.version, status: 'moved' }
    expect(await ask('POST', `events/event/${body.id}/`, moved)).toMatchObject({
      ...{ status: 400, body: { moved_from: [expect.stringContaining('struck out')] } },
    })
    const told = { ...moved, moved_from: '2031-05-09T19:30' }
    expect((await ask('POST', `events/event/${body.id}/`, told)).status).toBe(200)
  })
})

describe('search follows the write', () => {
  it('of a room to its house and its evenings', async () => {
    const room = await first('venues/room/')
    const name = { de: 'Mispelsaal', en: 'Medlar Hall' }
    await ask('POST', `venues/room/${room.id}/`, { version: room.version, name })
    expect(JSON.stringify(await found('mispelsaal'))).toContain('/veranstaltungsorte/')
    const events = (await house.inject('/de/api/search/events/?query=mispelsaal')).json()
    expect(events.count).toBeGreaterThan(0)
  })
})

describe('1 §3 Page: a changed address leaves a redirect', () => {
  it('for the page and those below it, and none where it comes back', async () => {
    const both = (text: string) => ({ de: text, en: text })
    const add = async (title: string, path: string, parent: number | null) =>
      (
        await ask('POST', 'pages/page/', {
          title: both(title),
          path: both(path),
          online_in: ['de', 'en'],
          parent,
        })
      ).body
    const house1 = await add('Umzug', 'umzug', null)
    const child = await add('Kammer', 'umzug/kammer', house1.id)
    expect([await statusOf('/de/umzug'), await statusOf('/de/umzug/kammer')]).toEqual([200, 200])

    const moved = await ask('POST', `pages/page/${house1.id}/`, {
      version: house1.version,
      path: both('neubau'),
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect((await ask('GET', `pages/page/${child.id}/`)).body.path).toEqual(both('neubau/kammer'))
    const location = async (url: string) => (await house.inject(url)).headers.location
    expect([await location('/de/umzug'), await location('/en/umzug/kammer')]).toEqual([
      '/de/neubau',
      '/en/neubau/kammer',
    ])
    expect(await statusOf('/de/neubau/kammer')).toBe(200)

    const back = { version: moved.body.version, path: both('umzug') }
    expect((await ask('POST', `pages/page/${house1.id}/`, back)).status).toBe(200)
    expect([await statusOf('/de/umzug'), await location('/de/neubau')]).toEqual([200, '/de/umzug'])
  })

  it('an address typed in words becomes one', async () => {
    const path = { de: 'Mieten und feiern', en: 'Hire/Söme wörds' }
    const { body } = await ask('POST', 'pages/page/', { title: { de: 'Miete', en: 'Hire' }, path })
    expect(body.path).toEqual({ de: 'mieten-und-feiern', en: 'Hire/soeme-woerds' })
  })

  it('needs a title in the languages in which it is online, and in no other', async () => {
    const title = { de: 'Nur deutsch', en: '' }
    const { status, body } = await ask('POST', 'pages/page/', { title, online_in: ['de'] })
    expect([status, body.path.en]).toEqual([200, 'nur-deutsch'])
    const change = { version: body.version, online_in: ['de', 'en'] }
    const refused = await ask('POST', `pages/page/${body.id}/`, change)
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['title.en']])
    expect((await ask('POST', 'pages/page/', { title: { de: '', en: '' } })).status).toBe(400)
    // Editors can open its page in the other language too.
    const draft = await house.inject({ ...editor, url: '/en/pageeditor-api/page/nur-deutsch' })
    expect([draft.statusCode, draft.json().title]).toEqual([200, ''])
    const { results } = (await ask('GET', 'pages/page/?mark=offline&page_size=100')).body
    expect(results.map(({ id }: { id: number }) => id)).not.toContain(body.id)
    const nowhere = { version: body.version, online_in: [] }
    await ask('POST', `pages/page/${body.id}/`, nowhere)
    const offline = (await ask('GET', 'pages/page/?mark=offline&page_size=100')).body.results
    expect(offline.find(({ id }: { id: number }) => id === body.id).marks).toContain('offline')
  })

  it('refuses an address that is taken, a page below itself, and the end of the home page', async () => {
    const pages = (await ask('GET', 'pages/page/?page_size=100')).body.results
    const home = pages.find(({ path }: { path: { de: string } }) => path.de === '')
    const other = pages.find(({ path }: { path: { de: string } }) => path.de !== '')
    const taken = { title: { de: 'x', en: 'x' }, path: { de: other.path.de, en: 'free-one' } }
    expect((await ask('POST', 'pages/page/', taken)).body).toEqual({
      'path.de': ['There is already a page at this address.'],
    })
    expect((await ask('DELETE', `pages/page/${home.id}/?version=${home.version}`)).status).toBe(400)
    const { body: child } = await ask('POST', 'pages/page/', {
      title: { de: 'y', en: 'y' },
      path: { de: 'unten', en: 'below' },
      parent: other.id,
    })
    const circle = await ask('POST', `pages/page/${other.id}/`, { version: other.version, parent: child.id })
    expect(circle.body).toEqual({ parent: ['This is a page below this very page.'] })
  })

  it('a new page without an address gets one of its title, below the page it stands under, and its own number', async () => {
    const add = async (values: object) =>
      (
        await ask('POST', 'pages/page/', {
          title: { de: 'Grüne Nächte', en: 'Green Nights' },
          path: { de: '', en: '' },
          ...values,
        })
      ).body
    const above = await add({})
    expect(above.path).toEqual({ de: 'gruene-naechte', en: 'green-nights' })
    const below = await add({ parent: above.id, path: { de: '', en: 'typed' } })
    expect(below.path).toEqual({ de: 'gruene-naechte/gruene-naechte', en: 'typed' })
    expect((await add({})).path).toEqual({ de: 'gruene-naechte-2', en: 'green-nights-2' })
    // Only a new one: the home page keeps the empty address.
    const { results } = (await ask('GET', 'pages/page/?page_size=100')).body
    expect(results.filter(({ path }: { path: { de: string } }) => path.de === '')).toHaveLength(1)
  })

  it('a page that is brought back shows what it showed', async () => {
    const pages = (await ask('GET', 'pages/page/?page_size=100')).body.results
    const leaf = pages.find(
      ({ id, path }: { id: number; path: { de: string } }) =>
        path.de !== '' && !pages.some(({ parent }: { parent: number }) => parent === id),
    )
    const content = async () => (await house.inject(`/de/pageeditor-api/page/${leaf.path.de}`)).json().modules
    const before = await content()
    expect((await ask('DELETE', `pages/page/${leaf.id}/?version=${leaf.version}`)).status).toBe(204)
    const [deleted] = (await ask('GET', `pages/page/${leaf.id}/history/`)).body.data
    expect(JSON.stringify(deleted)).not.toContain('_kept')
    expect((await ask('POST', `pages/page/${leaf.id}/restore/`, { entry: deleted.id })).status).toBe(200)
    const ids = (modules: { id: string }[]) => modules.map(({ id }) => id)
    expect(ids(await content())).toEqual(ids(before))
  })
})

describe('quality, Security: users', () => {
  const NEW = { email: 'Neu@Haus.example', role: 'editor', first_name: 'Nele', last_name: 'Neu' }

  it('a password is taken and never given, and opens the house', async () => {
    const password = 'korrekt-pferd-batterie'
    const { status, body } = await ask('POST', 'accounts/user/', { ...NEW, password }, admin)
    expect([status, body.email, body.password]).toEqual([200, 'neu@haus.example', ''])
    const told = [
      (await ask('GET', 'accounts/user/', undefined, admin)).body,
      (await ask('GET', `accounts/user/${body.id}/history/`, undefined, admin)).body,
    ]
    expect(JSON.stringify(told)).not.toMatch(/korrekt-pferd|argon2|passwordHash/)
    const login = await house.inject({
      ...(await house.visit()),
      method: 'POST',
      url: '/api/user-login',
      payload: { email: NEW.email, password },
    })
    expect(login.statusCode).toBe(200)
    const { data } = (await ask('GET', `accounts/user/${body.id}/history/`, undefined, admin)).body
    expect(data[0]).toMatchObject({ action: 'create' })
  })

  it('quality, Security, Passwords: an admin gives nobody a common one, nor one made of their name or the house’s', async () => {
    const { site_name } = (await ask('GET', 'settings/site/1/', undefined, admin)).body
    for (const password of ['letmein12345', 'Nele-Neu-Nele!', `${site_name}-2026-${site_name}`]) {
      const answer = await ask('POST', 'accounts/user/', { ...NEW, email: 'x@haus.example', password }, admin)
      expect([answer.status, Object.keys(answer.body)], password).toEqual([400, ['password']])
    }
  })

  it('nobody deletes themselves, and one admin is left', async () => {
    const { results } = (await ask('GET', 'accounts/user/?role=admin', undefined, admin)).body
    expect(results).toHaveLength(1)
    const [only] = results
    const demoted = await ask(
      'POST',
      `accounts/user/${only.id}/`,
      { version: only.version, role: 'editor' },
      admin,
    )
    expect(Object.keys(demoted.body)).toEqual(['role'])
    const gone = await ask('DELETE', `accounts/user/${only.id}/?version=${only.version}`, undefined, admin)
    expect(gone.status).toBe(400)
  })
})

describe('3-readings, Editing: site and shop', () => {
  it('are switched by whoever has access to the dashboard', async () => {
    const site = await first('settings/site/')
    const off = { version: site.version, is_shop_online: !site.is_shop_online }
    expect((await ask('POST', 'settings/site/1/', off)).body).toEqual({
      is_shop_online: ['This needs access to the dashboard.'],
    })
    expect((await ask('POST', 'settings/site/1/', off, admin)).status).toBe(200)
    const { data } = (await house.inject('/pageeditor-api/settings')).json()
    expect(data.is_shop_online).toBe(off.is_shop_online)
  })

  it('raw HTML is for admins', async () => {
    const site = await first('settings/site/')
    const html = { version: site.version, html_header: '<p>neu</p>' }
    expect((await ask('POST', 'settings/site/1/', html)).body).toEqual({
      html_header: ['Only admins may write HTML.'],
    })
  })
})

it('2 §3 Design settings: how prices are written shows a price of nought', async () => {
  const { version } = (await ask('GET', 'settings/design/1/', undefined, admin)).body
  for (const price_format of ['CHF', '10.00']) {
    const answer = await ask('POST', 'settings/design/1/', { version, price_format }, admin)
    expect(Object.keys(answer.body), price_format).toEqual(['price_format'])
  }
  const price_format = 'CHF 0.00'
  expect((await ask('POST', 'settings/design/1/', { version, price_format }, admin)).status).toBe(200)
  const { data } = (await house.inject('/pageeditor-api/settings')).json()
  expect(data.design.parsers.price).toBe(price_format)
})

it('1 §3 Form: an answer to choose from gets its value of its label, and keeps it when that changes', async () => {
  const choices = [
    { label: { de: 'Samstag, 14 Uhr', en: 'Saturday' }, value: '' },
    { label: { de: 'Sonntag', en: 'Sunday' }, value: 'So 14:00' },
    { label: { de: 'Sonntag', en: 'Sunday' } },
  ]
  const question = { label: { de: 'Wann', en: 'When' }, field_type: 8, choices }
  const title = { de: 'Werkstatt', en: 'Workshop' }
  const added = (await ask('POST', 'forms/form/', { title, fields: [question] })).body
  const values = ({ fields }: typeof added) => fields[0].choices.map(({ value }: { value: string }) => value)
  expect(values(added)).toEqual(['samstag-14-uhr', 'So 14:00', 'sonntag'])
  added.fields[0].choices[0].label.de = 'Freitag'
  const { version, fields } = added
  expect(values((await ask('POST', `forms/form/${added.id}/`, { version, fields })).body)).toEqual(
    values(added),
  )
  const described = (await ask('GET', '')).body.data.find(({ model }: { model: string }) => model === 'form')
  const told = described.fields.find(({ name }: { name: string }) => name === 'fields').fields
  const [label, value] = told.find(({ name }: { name: string }) => name === 'choices').fields
  expect([label.required, value.required]).toEqual([true, false])
})

describe('quality, Security: what visitors sent is not remembered by the trail', () => {
  it('an entry is read, answered and forgotten', async () => {
    const { results: forms } = (await ask('GET', 'forms/form/')).body
    const form = forms.find(({ title }: { title: { en: string } }) => title.en === 'Write to us')
    const visitor = await house.visit()
    const field_values = Object.fromEntries(
      form.fields.flatMap(
        (field: { slug: string; required: boolean; field_type: number; choices: { value: string }[] }) =>
          field.required
            ? [
                [
                  field.slug,
                  field.field_type === 3
                    ? 'gast@haus.example'
                    : field.field_type === 4
                      ? true
                      : (field.choices[0]?.value ?? 'Handschuhe'),
                ],
              ]
            : [],
      ),
    )
    const sent = await house.inject({
      ...visitor,
      method: 'POST',
      url: '/de/api/forms-entries/',
      payload: { form: form.id, field_values, seconds: 30 },
    })
    expect(sent.statusCode, sent.body).toBe(200)
    const entry = (await ask('GET', `forms/entry/${sent.json().id}/`)).body
    const unread = async () =>
      (await ask('GET', 'attention/')).body.data.filter(({ mark }: { mark: string }) => mark === 'unread')
    expect((await ask('GET', 'attention/')).body.data[0]).toEqual({
      ...{ subject: 'forms/entry', mark: 'unread', count: 1 },
    })
    // A robot's entry: it is stored, and no mail is sent.
    await house.inject({
      ...visitor,
      method: 'POST',
      url: '/de/api/forms-entries/',
      payload: { form: form.id, field_values, seconds: 0 },
    })
    expect((await unread())[0].count).toBe(1)
    expect((await ask('GET', 'forms/entry/?mark=unread')).body.results).toMatchObject([
      { id: entry.id, marks: ['unread'] },
    ])
    expect(entry).toMatchObject({
      state: 'new',
      field_values: expect.objectContaining({ email: 'gast@haus.example' }),
    })
    const change = {
      version: entry.version,
      state: 'answered',
      field_values: { email: 'x' },
      note: 'Angerufen',
    }
    const answered = (await ask('POST', `forms/entry/${entry.id}/`, change)).body
    expect(answered).toMatchObject({ state: 'answered', field_values: entry.field_values })
    expect(await unread()).toEqual([])
    expect((await ask('DELETE', `forms/entry/${entry.id}/?version=${answered.version}`)).status).toBe(204)
    const history = (await ask('GET', `forms/entry/${entry.id}/history/`)).body.data
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update'])
    expect(JSON.stringify(history)).not.toMatch(/gast@|Angerufen/)
    expect((await ask('POST', `forms/entry/${entry.id}/restore/`, { entry: history[0].id })).status).toBe(404)
  })
})

describe('the library', () => {
  const picture = (color: string) =>
    sharp({ create: { width: 640, height: 400, channels: 3, background: color } })
      .png()
      .toBuffer()
  const form = (bytes: Buffer, name: string, words: Record<string, string> = {}) => {
    const data = new FormData()
    for (const [key, value] of Object.entries(words)) data.append(key, value)
    data.append('file', new File([new Uint8Array(bytes)], name))
    return data
  }

  it('takes a picture, finds it, gives it another file, and keeps it while it is used', async () => {
    const words = { alt_de: 'Quittenbaum', alt_en: 'Quince tree', credit: 'Foto: Test' }
    const taken = await ask('POST', 'media/image/', form(await picture('red'), 'quitte.png', words))
    expect(taken).toMatchObject({
      status: 200,
      body: { name: 'quitte.png', alt: { de: 'Quittenbaum', en: 'Quince tree' }, width: 640, focal_x: 0.5 },
    })
    const { id } = taken.body
    const { results } = (await ask('GET', 'media/image/?search=quittenbaum')).body
    expect(results.map((image: { id: number }) => image.id)).toEqual([id])

    const hashOf = async () =>
      (await house.app.platform.db.select().from(images).where(eq(images.id, id)))[0]?.hash
    const before = await hashOf()
    const replaced = await ask('POST', `media/image/${id}/file/`, form(await picture('blue'), 'x.png'))
    expect(replaced.status, JSON.stringify(replaced.body)).toBe(200)
    expect(await hashOf()).not.toBe(before)
    expect(replaced.body.version).toBeGreaterThan(taken.body.version)

    const series = await first('series/series/')
    await ask('POST', `series/series/${series.id}/`, { version: series.version, image: id })
    expect((await ask('GET', `media/image/${id}/uses/`)).body.data).toEqual([
      { subject: 'series/series', id: series.id, title: series.name.de, field: 'image' },
    ])
    const { version } = (await ask('GET', `media/image/${id}/`)).body
    expect((await ask('DELETE', `media/image/${id}/?version=${version}`)).status).toBe(400)
  })

  it('keeps a recording while its address is named, by whatever', async () => {
    const bell = await readFile('houses/meridian/content/artwork/films/noon-bell.wav')
    const { body: recording } = await ask('POST', 'media/file/', form(bell, 'glocke.wav'))
    const uses = async () => (await ask('GET', `media/file/${recording.id}/uses/`)).body.data
    expect(await uses()).toEqual([])
    const production = await first('productions/production/')
    const works = [{ title: { de: 'Glocke', en: 'Bell' }, audio_url: recording.address }]
    const saved = await ask('POST', `productions/production/${production.id}/`, {
      version: production.version,
      works,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await uses()).toEqual([
      expect.objectContaining({ subject: 'productions/production', field: 'works' }),
    ])
    expect((await ask('DELETE', `media/file/${recording.id}/?version=${recording.version}`)).status).toBe(400)
  })

  it('keeps a picture that stands in a page nobody has published yet', async () => {
    const { body: image } = await ask('POST', 'media/image/', form(await picture('grey'), 'entwurf.png'))
    const words = (text: string) => ({ de: text, en: text })
    const page = { title: words('Entwurf'), path: words('entwurf'), online_in: ['de', 'en'], parent: null }
    await ask('POST', 'pages/page/', page)
    const { document } = (await house.inject({ ...editor, url: '/de/pageeditor-api/page/entwurf' })).json()
    const written = await house.inject({
      ...editor,
      method: 'POST',
      url: '/de/pageeditor-api/image/',
      payload: {
        ...{ document: document.id, base_version: document.version, operation_id: 'a-picture-in-a-draft' },
        image: image.id,
        format: 'large',
      },
    })
    expect(written.statusCode, written.body).toBe(200)
    const { data } = (await ask('GET', `media/image/${image.id}/uses/`)).body
    expect(data).toEqual([expect.objectContaining({ subject: 'pages/page', title: 'Entwurf' })])
    expect((await ask('DELETE', `media/image/${image.id}/?version=${image.version}`)).status).toBe(400)
  })

  it('refuses what is no picture whatever it is called, and brings a deleted one back', async () => {
    expect((await ask('POST', 'media/image/', form(Buffer.from('<svg/>'), 'a.png'))).status).toBe(415)
    expect((await ask('POST', 'media/file/', form(Buffer.from('MZ'), 'a.mp3'))).status).toBe(415)
    const { body } = await ask('POST', 'media/image/', form(await picture('green'), 'gruen.png'))
    expect((await ask('DELETE', `media/image/${body.id}/?version=${body.version}`)).status).toBe(204)
    const [deleted] = (await ask('GET', `media/image/${body.id}/history/`)).body.data
    const back = await ask('POST', `media/image/${body.id}/restore/`, { entry: deleted.id })
    expect(back.body).toMatchObject({ id: body.id, name: 'gruen.png', width: 640 })
  })
})

describe('jobs and mail asked for in a transaction', () => {
  it('go out when it is committed, and never when it is not', async () => {
    const { jobs, db } = house.app.platform
    const done: unknown[] = []
    jobs.define<{ letter: string }>('of-a-save', async (data) => void done.push(data))
    await jobs.start()
    const failing = db.transaction(async (tx) => {
      await jobs.enqueue('of-a-save', { letter: 'lost' }, { db: tx })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await db.transaction((tx) => jobs.enqueue('of-a-save', { letter: 'ß' }, { db: tx }))
    await vi.waitFor(() => expect(done).toEqual([{ letter: 'ß' }]), { timeout: 45_000, interval: 100 })
  })
})

it('1 §2 Header: a link of menu or footer leads elsewhere, as a browser reads its address', async () => {
  const link = (url: string) => ({
    ...{ title: { de: 'Freunde', en: 'Friends' }, place: 'footer', position: 1 },
    url,
  })
  for (const url of [
    '/de/haus',
    '//evil.example',
    'https:evil',
    'javascript:alert(1)',
    'https://a@b.example/',
  ])
    expect((await ask('POST', 'pages/navigationlink/', link(url))).status, url).toBe(400)
  const { status, body } = await ask('POST', 'pages/navigationlink/', link('HTTPS://Friends.example/a/../b'))
  expect(status).toBe(200)
  expect(body.url).toBe('https://friends.example/b')
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createPage,
  createSection,
  type NewDocument,
  type NewPage,
  publishVersion,
} from '../../packages/foyer/src/documents/create.ts'
import { images } from '../../packages/foyer/src/domains/media/tables.ts'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { documents, sections } from '../../packages/foyer/src/pages/tables.ts'
import { and, eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addImage, addRow, bilingual, removeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app

const simplePage = (de: string, en: string, more: Partial<NewPage> = {}) => ({
  ...more,
  languages: {
    de: {
      path: de,
      fields: { title: `DE ${de}` } as NewDocument['fields'],
      isOnline: true,
      modules: [{ model: 'headline', content: `Hier ist ${de}` }],
    },
    en: {
      path: en,
      fields: { title: `EN ${en}` } as NewDocument['fields'],
      isOnline: true,
      modules: [{ model: 'headline', content: `This is ${en}` }],
    },
  },
})

/** haus-tour > saal > orgel, with "studio" beside "saal" and one offline page beside both. */
const ids = { tour: 0, hall: 0, studio: 0, organ: 0, hidden: 0 }
beforeAll(async () => {
  ids.tour = await createPage(platform, simplePage('rundgang', 'tour'))
  ids.studio = await createPage(
    platform,
    simplePage('rundgang/studio', 'tour/studio', { parentId: ids.tour, position: 2 }),
  )
  ids.hall = await createPage(
    platform,
    simplePage('rundgang/saal', 'tour/hall', { parentId: ids.tour, position: 1, isClickable: false }),
  )
  ids.organ = await createPage(
    platform,
    simplePage('rundgang/saal/orgel', 'tour/hall/organ', { parentId: ids.hall }),
  )
  const hidden = simplePage('rundgang/keller', 'tour/cellar', { parentId: ids.tour, position: 3 })
  hidden.languages.de.isOnline = false
  hidden.languages.en.isOnline = false
  ids.hidden = await createPage(platform, hidden)
})

const read = (url: string) => house.inject(url)

describe('1 §3 Page: og_image', () => {
  const shared = async (path: string) => {
    const { og_image, og_image_thumbs } = (await read(`/de/pageeditor-api/page/${path}`)).json()
    return { og_image, og_image_thumbs }
  }
  const withImage = async (path: string, og_image: string) => {
    const page = simplePage(path, `${path}-en`)
    page.languages.de.fields.og_image = og_image
    await createPage(platform, page)
  }
  const none = { og_image: '', og_image_thumbs: {} }

  it('is that of the house where a page has none of its own', async () => {
    const id = await addImage(house)
    await writeSettings(platform, 'site', { share_image: id })
    expect(await shared('rundgang')).toEqual({
      og_image: `/media/${id}/f00/w1536.jpg`,
      og_image_thumbs: {
        vertical: `/media/${id}/f00/vertical.webp`,
        horizontal: `/media/${id}/f00/horizontal.webp`,
        large: `/media/${id}/f00/w1536.webp`,
      },
    })
    await removeRows(house, images, eq(images.id, id))
    expect(await shared('rundgang')).toEqual(none)
    await writeSettings(platform, 'site', {})
    expect(await shared('rundgang')).toEqual(none)
  })

  it('is its own where it has one, with the thumbnails of ours', async () => {
    const [houses, own] = [await addImage(house), await addImage(house)]
    await writeSettings(platform, 'site', { share_image: houses })
    await withImage('eigenes', `/media/${own}/f00/w320.jpg`)
    await withImage('fremdes', 'https://pictures.example/a.jpg')
    expect(await shared('eigenes')).toMatchObject({
      og_image: `/media/${own}/f00/w320.jpg`,
      og_image_thumbs: { vertical: `/media/${own}/f00/vertical.webp` },
    })
    expect(await shared('fremdes')).toEqual({
      og_image: 'https://pictures.example/a.jpg',
      og_image_thumbs: {},
    })
    await writeSettings(platform, 'site', {})
  })
})

describe('a page by its path', () => {
  it.each([
    ['/de/pageeditor-api/page/haus', 'Das Haus'],
    ['/en/pageeditor-api/page/house', 'The house'],
  ])('in each language: %s', async (url, title) => {
    const answer = await read(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      title,
      urls: { de: '/de/haus', en: '/en/house' },
      content_type: 'page',
      is_online: true,
      in_menu: true,
      settings_url: expect.stringMatching(/^\/admin\/pages\/page\/\d+\/change\/$/),
    })
  })

  it('and not by the path of the other language', async () => {
    expect((await read('/de/pageeditor-api/page/house')).statusCode).toBe(404)
    expect((await read('/en/pageeditor-api/page/haus')).statusCode).toBe(404)
  })

  it('the home page without a slug', async () => {
    const home = await read('/de/pageeditor-api/page')
    expect(home.json()).toMatchObject({
      title: 'Haus Meridian',
      urls: { de: '/de', en: '/en' },
      parent: null,
    })
    expect((await read('/de/pageeditor-api/page/')).json()).toEqual(home.json())
  })

  it('3-readings, Routes: API routes accept a trailing slash', async () => {
    const bare = await read('/de/pageeditor-api/page/rundgang/saal')
    const slashed = await read('/de/pageeditor-api/page/rundgang/saal/')
    expect(slashed.statusCode).toBe(200)
    expect(slashed.json()).toEqual(bare.json())
  })

  it('holds its modules in their order, with what the editor needs of them', async () => {
    const { modules } = (await read('/en/pageeditor-api/page/tour')).json()
    expect(modules).toEqual([
      expect.objectContaining({
        id: expect.any(String),
        model: 'headline',
        content: 'This is tour',
        parent: null,
        order: 0,
      }),
    ])
  })

  it('1 §8: a page that is not there is a 404 in the words of the language', async () => {
    const english = await read('/en/pageeditor-api/page/nowhere')
    expect(english.statusCode).toBe(404)
    expect(english.json()).toEqual({ detail: '404 Not Found', code: 'not_found' })
    expect((await read('/de/pageeditor-api/page/nowhere')).json().detail).toBe('404 Nicht gefunden')
  })
})

describe('1 §2 Breadcrumbs: the relatives of a nested page', () => {
  it('the parent chain, up to the top', async () => {
    const { parent } = (await read('/de/pageeditor-api/page/rundgang/saal/orgel')).json()
    expect(parent).toEqual({
      id: ids.hall,
      title: 'DE rundgang/saal',
      urls: { de: '/de/rundgang/saal', en: '/en/tour/hall' },
      is_clickable: false,
      parent: {
        id: ids.tour,
        title: 'DE rundgang',
        urls: { de: '/de/rundgang', en: '/en/tour' },
        is_clickable: true,
        parent: null,
      },
    })
  })

  it('the pages beside it, itself included, in their order', async () => {
    const { siblings } = (await read('/en/pageeditor-api/page/tour/studio')).json()
    expect(siblings.map(({ id }: { id: number }) => id)).toEqual([ids.hall, ids.studio])
    expect(siblings[0]).toEqual({
      id: ids.hall,
      title: 'EN tour/hall',
      urls: { de: '/de/rundgang/saal', en: '/en/tour/hall' },
    })
  })

  it('an offline page among them only for editors', async () => {
    const editor = await house.login('editor')
    const answer = await house.inject({ ...editor, url: '/en/pageeditor-api/page/tour/studio' })
    const { siblings } = answer.json()
    expect(siblings.map(({ id }: { id: number }) => id)).toEqual([ids.hall, ids.studio, ids.hidden])
  })
})

describe('1 §4 Page load: an offline page', () => {
  const CALLERS = [
    ['visitor', 404],
    ['customer', 404],
    ['editor', 200],
    ['admin', 200],
  ] as const
  const ADDRESSES = ['/de/pageeditor-api/page/rundgang/keller', '/de/rundgang/keller', '/en/tour/cellar']

  it.each(CALLERS)('for a %s is a %i, as call and as screen', async (role, status) => {
    const session = role === 'visitor' ? {} : await house.login(role)
    for (const url of ADDRESSES) {
      const answer = await house.inject({ ...session, url })
      expect(answer.statusCode, url).toBe(status)
      expect(
        answer.body.includes('Hier ist rundgang/keller') || answer.body.includes('This is tour/cellar'),
        url,
      ).toBe(status === 200)
    }
  })

  it('is offline in the language that says so', async () => {
    const page = simplePage('halb', 'half')
    page.languages.en.isOnline = false
    await createPage(platform, page)
    expect((await read('/en/half')).statusCode).toBe(404)
    const german = await read('/de/pageeditor-api/page/halb')
    expect(german.json().urls).toEqual({ de: '/de/halb' })
  })
})

describe('1 §4 Version preview: version_id', () => {
  const versions = { old: 0, other: 0 }
  beforeAll(async () => {
    versions.old = (await read('/de/pageeditor-api/page/rundgang')).json().version_id
    versions.other = (await read('/de/pageeditor-api/page/haus')).json().version_id
    const [document] = await platform.db
      .select()
      .from(documents)
      .where(and(eq(documents.pageId, ids.tour), eq(documents.locale, 'de')))
    await publishVersion(platform, {
      documentId: document?.id ?? 0,
      locale: 'de',
      fields: { title: 'Neuer Rundgang' },
      modules: [{ model: 'headline', content: 'Neu' }],
    })
  })

  const preview = async (role: 'visitor' | 'customer' | 'editor', version: number | string) => {
    const session = role === 'visitor' ? {} : await house.login(role)
    return house.inject({ ...session, url: `/de/pageeditor-api/page/rundgang?version_id=${version}` })
  }

  it('without it everybody sees the newest published version', async () => {
    const page = (await read('/de/pageeditor-api/page/rundgang')).json()
    expect(page).toMatchObject({ title: 'Neuer Rundgang', modules: [{ content: 'Neu' }] })
    expect(page.version_id).toBeGreaterThan(versions.old)
  })

  it('a visitor is asked to log in', async () => {
    const answer = await preview('visitor', versions.old)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().code).toBe('not_authenticated')
  })

  it('a customer may not', async () => {
    const answer = await preview('customer', versions.old)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('permission_denied')
  })

  it('an editor sees the old content', async () => {
    const answer = await preview('editor', versions.old)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      version_id: versions.old,
      title: 'DE rundgang',
      modules: [{ content: 'Hier ist rundgang' }],
    })
  })

  it('a version of another page is a 404', async () => {
    expect((await preview('editor', versions.other)).statusCode).toBe(404)
    expect((await preview('editor', 2_000_000_000)).statusCode).toBe(404)
  })

  it.each(['0', '-1', '1.5', 'x', '99999999999', '2147483648', ''])(
    '3-readings, Calls: a bad value is a 400 with its field: "%s"',
    async (value) => {
      const answer = await preview('editor', value)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ version_id: [expect.any(String)] })
    },
  )
})

describe('a standalone section by its slug', () => {
  let venue = 0
  beforeAll(async () => {
    venue = (await addRow(house, venues, { name: bilingual('Haus') })).id
    await createSection(platform, {
      slug: 'opening-hours',
      contentType: 'venue',
      objectId: venue,
      languages: {
        de: [{ model: 'headline', content: 'Öffnungszeiten' }],
        en: [{ model: 'headline', content: 'Opening hours' }],
      },
    })
  })

  it.each([
    ['de', 'Öffnungszeiten'],
    ['en', 'Opening hours'],
  ])('in "%s", in the form of 1 §3', async (locale, content) => {
    const answer = await read(`/${locale}/pageeditor-api/container/by-slug/opening-hours`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      model: 'container',
      slug: 'opening-hours',
      parent: null,
      content_type: 'venue',
      object_id: venue,
      columns: [],
      children: [{ model: 'headline', content }],
    })
  })

  it('as a list for screens that do without, which a missing one leaves empty', async () => {
    const one = await read('/en/pageeditor-api/container?slug=opening-hours')
    expect(one.json().data).toEqual([
      (await read('/en/pageeditor-api/container/by-slug/opening-hours')).json(),
    ])
    expect((await read('/en/pageeditor-api/container?slug=nowhere')).json()).toEqual({ data: [] })
  })

  it('is shown as it was published last, also to who looked for it in vain before', async () => {
    const slug = 'comes-later'
    const shown = async () =>
      (await read(`/de/pageeditor-api/container?slug=${slug}`)).json().data[0]?.children[0].content
    const modules = [{ model: 'headline', content: 'Zuerst' }]
    expect(await shown()).toBeUndefined()
    await createSection(platform, { slug, languages: { de: modules, en: modules } })
    expect(await shown()).toBe('Zuerst')
    const [document] = await platform.db
      .select({ id: documents.id })
      .from(documents)
      .innerJoin(sections, eq(sections.id, documents.sectionId))
      .where(and(eq(sections.slug, slug), eq(documents.locale, 'de')))
    await publishVersion(platform, {
      documentId: document?.id ?? 0,
      locale: 'de',
      fields: { title: slug },
      modules: [{ model: 'headline', content: 'Danach' }],
    })
    expect(await shown()).toBe('Danach')
  })

  it('1 §4 Section load: a missing one is a 404', async () => {
    expect((await read('/de/pageeditor-api/container/by-slug/nowhere')).statusCode).toBe(404)
  })

  it('a slug of another shape is a 400 with its field', async () => {
    const answer = await read('/de/pageeditor-api/container/by-slug/not%20a%20slug')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ slug: [expect.any(String)] })
  })
})

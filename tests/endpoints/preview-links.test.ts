import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage } from '../../packages/foyer/src/documents/create.ts'
import { forgetPastPreviews } from '../../packages/foyer/src/documents/preview-links.ts'
import { users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { documents, previewLinks } from '../../packages/foyer/src/pages/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { LOGINS } from '../support/logins.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp({ now: '2026-03-10T09:00:00Z' })
afterAll(() => house.close())
const { platform } = house.app
const { db } = platform
let editor: Session
let admin: Session
beforeAll(async () => {
  editor = await house.login('editor')
  admin = await house.login('admin')
})

const HOUR = 3_600_000
let made = 0

/** A page whose draft contains a text that visitors do not see. */
async function draft(secret: string) {
  made += 1
  const path = `drafted-${made}`
  const language = (word: string) => ({
    path,
    fields: { title: path },
    modules: [
      { id: 'one', model: 'headline', content: `Public ${word}` },
      { id: 'raw', model: 'html', html_code: '<p>Plain</p>' },
    ] as never,
  })
  await createPage(platform, {
    writtenBy: 'admin',
    languages: { de: language('Deutsch'), en: language('English') },
  })
  const page = (await house.inject({ ...editor, url: `/de/pageeditor-api/page/${path}` })).json()
  const { id, version } = page.document as { id: number; version: number }
  const write = async (operations: object[], base = version, caller = editor) =>
    house.inject({
      ...caller,
      method: 'POST',
      url: `/de/pageeditor-api/document/${id}/operations`,
      payload: { base_version: base, operation_id: `of-draft-${made}-${base}`, operations },
    })
  const written = await write([{ kind: 'update', module: 'one', fields: { content: secret } }])
  expect(written.statusCode, written.body).toBe(200)
  return { id, path, page: page.id as number, write, version: written.json().version as number }
}

const makeLink = async (document: number, hours = 24, caller = editor) =>
  house.inject({
    ...caller,
    method: 'POST',
    url: `/de/pageeditor-api/document/${document}/previews`,
    payload: { hours },
  })
const tokenIn = (url: string) => new URL(url, 'http://house.test').searchParams.get('token') ?? ''

describe('a preview link', () => {
  it('shows the draft to somebody without an account, and nothing keeps that page', async () => {
    const { id, path } = await draft('Geheimer Entwurf')
    const made = await makeLink(id)
    expect(made.statusCode, made.body).toBe(200)
    const { url } = made.json()
    expect(url).toMatch(/^\/de\/vorschau\?token=[\w-]{22}$/)
    for (const _ of ['first', 'again']) {
      const seen = await house.inject(url)
      expect(seen.statusCode).toBe(200)
      expect(seen.body).toContain('Geheimer Entwurf')
      expect(seen.body).toContain('<meta name="robots" content="none"')
      expect(seen.headers['cache-control']).toContain('no-store')
      expect(seen.headers['referrer-policy']).toBe('strict-origin')
      expect(seen.headers.etag).toBeUndefined()
    }
    const call = await house.inject(`/de/pageeditor-api/preview?token=${tokenIn(url)}`)
    expect(call.headers['cache-control']).toBe('no-store')
    expect(call.json().document, 'nothing to write on').toBeUndefined()
    expect((await house.inject(`/de/${path}`)).body).not.toContain('Geheimer Entwurf')
  })

  it('follows the draft', async () => {
    const { id, write, version } = await draft('Erste Fassung')
    const { url } = (await makeLink(id)).json()
    await write([{ kind: 'update', module: 'one', fields: { content: 'Zweite Fassung' } }], version)
    expect((await house.inject(url)).body).toContain('Zweite Fassung')
  })

  it('ends by itself, at the moment that was chosen', async () => {
    const { id } = await draft('Nur kurz')
    const { url } = (await makeLink(id, 2)).json()
    const before = house.clock.now().getTime()
    house.clock.set(new Date(before + 2 * HOUR - 1))
    expect((await house.inject(url)).statusCode).toBe(200)
    house.clock.set(new Date(before + 2 * HOUR))
    expect((await house.inject(url)).statusCode).toBe(404)
    expect((await house.inject(`/de/pageeditor-api/preview?token=${tokenIn(url)}`)).statusCode).toBe(404)
    const list = await house.inject({ ...editor, url: `/de/pageeditor-api/document/${id}/previews` })
    expect(list.json().data).toEqual([])
    await forgetPastPreviews(platform)
    expect(await db.select().from(previewLinks).where(eq(previewLinks.documentId, id))).toEqual([])
    house.clock.set(new Date(before))
  })

  it('can be ended before, by any editor, and is named without its token', async () => {
    const { id } = await draft('Widerrufen')
    const { url, id: link } = (await makeLink(id)).json()
    const list = await house.inject({ ...admin, url: `/de/pageeditor-api/document/${id}/previews` })
    expect(list.json().data).toMatchObject([{ id: link }])
    expect(list.body).not.toContain(tokenIn(url))
    const elsewhere = await draft('Woanders')
    const end = (document: number) =>
      house.inject({
        ...admin,
        method: 'DELETE',
        url: `/de/pageeditor-api/document/${document}/previews/${link}`,
      })
    expect((await end(elsewhere.id)).statusCode, 'by another document').toBe(404)
    expect((await house.inject(url)).statusCode).toBe(200)
    expect((await end(id)).statusCode).toBe(204)
    expect((await house.inject(url)).statusCode).toBe(404)
  })

  it('is kept as a hash, and lasts 30 days at most', async () => {
    const { id } = await draft('Gehasht')
    const { url } = (await makeLink(id, 720)).json()
    expect((await makeLink(id, 721)).statusCode).toBe(400)
    expect((await makeLink(id, 0)).statusCode).toBe(400)
    const rows = await db.select().from(previewLinks).where(eq(previewLinks.documentId, id))
    expect(JSON.stringify(rows)).not.toContain(tokenIn(url))
    expect(
      (await house.inject(`/de/vorschau?token=${encodeURIComponent(rows[0]?.tokenHash ?? '')}`)).statusCode,
    ).toBe(404)
  })

  it('there are at most 20 of a page at once', async () => {
    const { id } = await draft('Viele')
    for (let one = 0; one < 20; one++) expect((await makeLink(id)).statusCode).toBe(200)
    expect((await makeLink(id)).statusCode).toBe(400)
  })
})

describe('attacks on a preview link', () => {
  it('opens nothing else: no other page, language, version, section, call or write', async () => {
    const { id, path, version } = await draft('Nur diese')
    const other = await draft('Eine andere')
    const token = tokenIn((await makeLink(id)).json().url)
    const asked = [
      `/de/${other.path}?token=${token}`,
      `/de/${path}?token=${token}`,
      `/de/${path}?v=${version}&token=${token}`,
      `/de/pageeditor-api/page/${other.path}?token=${token}`,
      `/de/pageeditor-api/page/${path}?token=${token}`,
    ]
    for (const url of asked) expect((await house.inject(url)).body, url).not.toMatch(/Nur diese|Eine andere/)
    const closed = [
      `/en/preview?token=${token}`,
      `/en/pageeditor-api/preview?token=${token}`,
      `/de/vorschau`,
      `/de/vorschau?token=`,
      `/de/vorschau?token=${token.slice(0, -1)}`,
      `/de/vorschau?token=${token}x`,
      `/de/vorschau?token=${token.toUpperCase()}`,
      `/de/vorschau?token=%25&token=${token}`,
    ]
    for (const url of closed) expect((await house.inject(url)).statusCode, url).toBe(404)
    for (const call of ['', '/operations', '/history', '/previews']) {
      const url = `/de/pageeditor-api/document/${id}${call}?token=${token}`
      expect((await house.inject(url)).statusCode, url).toBe(401)
    }
    expect(
      (await house.inject(`/de/pageeditor-api/page/${path}?version_id=${version}&token=${token}`)).statusCode,
    ).toBe(401)
  })

  it('shows of other things what a visitor may see, also where an editor opens it', async () => {
    const { id } = await draft('Mit Blick')
    const { url } = (await makeLink(id)).json()
    const [mine, theirs] = [
      (await house.inject({ ...editor, url: `/de/pageeditor-api/preview?token=${tokenIn(url)}` })).json(),
      (await house.inject(`/de/pageeditor-api/preview?token=${tokenIn(url)}`)).json(),
    ]
    expect(mine).toEqual(theirs)
  })

  it('ends with the rights of whoever made it', async () => {
    const { id } = await draft('Vom Ehemaligen')
    const { url } = (await makeLink(id)).json()
    const own = eq(users.email, LOGINS.editor.email)
    await db.update(users).set({ role: 'customer' }).where(own)
    expect((await house.inject(url)).statusCode).toBe(404)
    await db.update(users).set({ role: 'editor', suspendedAt: platform.clock.now() }).where(own)
    expect((await house.inject(url)).statusCode).toBe(404)
    await db.update(users).set({ suspendedAt: null }).where(own)
    expect((await house.inject(url)).statusCode).toBe(200)
  })

  it('there is none to a section, which belongs to screens of others', async () => {
    const made = await house.inject({
      ...editor,
      method: 'POST',
      url: '/de/pageeditor-api/container/',
      payload: { slug: 'of-the-preview-test' },
    })
    const section = made.json().document.id as number
    expect((await db.select().from(documents).where(eq(documents.id, section)))[0]?.pageId).toBeNull()
    expect((await makeLink(section)).statusCode).toBe(404)
  })

  it('a frame with raw HTML opens with the link, for the draft as it stands and no other version', async () => {
    const { id, write, version } = await draft('Mit Rahmen')
    const html = { html_code: '<style>p{color:red}</style><p>Im Rahmen</p><script>1</script>' }
    const written = await write([{ kind: 'update', module: 'raw', fields: html }], version, admin)
    expect(written.statusCode, written.body).toBe(200)
    const token = tokenIn((await makeLink(id)).json().url)
    const { modules } = (await house.inject(`/de/pageeditor-api/preview?token=${token}`)).json()
    const frame = modules[1].html_code_obj.frame_url as string
    expect(frame).toContain(`/html-frames/${written.json().version}/raw/html_code?token=`)
    expect((await house.inject(frame)).body).toContain('Im Rahmen')
    expect((await house.inject(frame.replace(/\?.*/, ''))).statusCode).toBe(404)
    const other = tokenIn((await makeLink((await draft('Fremd')).id)).json().url)
    expect((await house.inject(frame.replace(token, other))).statusCode).toBe(404)
    await write([{ kind: 'update', module: 'one', fields: { content: 'Weiter' } }], written.json().version)
    expect((await house.inject(frame)).statusCode, 'of a version that is past').toBe(404)
  })

  it('is not there while the site is offline', async () => {
    const { id } = await draft('Offline')
    const { url } = (await makeLink(id)).json()
    await writeSettings(platform, 'site', { site_name: 'Haus Meridian', is_site_online: false })
    const answers = [
      await house.inject(url),
      await house.inject(`/de/pageeditor-api/preview${url.slice(12)}`),
    ]
    await writeSettings(platform, 'site', { site_name: 'Haus Meridian', is_site_online: true })
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503])
    expect(answers.map(({ body }) => body).join()).not.toContain('Offline</')
  })
})

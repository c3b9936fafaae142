import { afterAll, describe, expect, it } from 'vitest'
import { createPage, publishVersion } from '../../packages/foyer/src/documents/create.ts'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { moduleFrameUrl } from '../../packages/foyer/src/pages/frame-url.ts'
import { documents, versions } from '../../packages/foyer/src/pages/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app

it('3-readings, Texts: raw HTML is a document without an origin, which asks nothing of others', async () => {
  const code = '<style>p{color:red}</style><p>Heute</p><script>document.title</script>'
  await writeSettings(platform, 'site', { html_header: { code } })
  const answer = await house.inject('/html-frames/html_header')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain(code)
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toMatch(/^sandbox allow-scripts /)
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
})

it('3-readings, Texts: the settings say which block has a frame, and what has none closes what it opens', async () => {
  await writeSettings(platform, 'site', {
    html_header: { code: '<textarea>' },
    html_footer_top: { code: '<p>Am Fluss<!--' },
  })
  const { data } = (await house.inject('/pageeditor-api/settings')).json()
  expect(data.html_header).toEqual({ code: '<textarea>', frame_url: '/html-frames/html_header' })
  expect(data.html_footer_top).toEqual({ code: '<p>Am Fluss</p>', frame_url: null })
})

describe('the raw HTML of a module', () => {
  const code = '<style>p{color:red}</style><p>Heute</p>'
  const html = { model: 'html', html_code: code }
  const nested = { model: 'section', columns: [{ classes: '', children: [html] }] }

  async function frameOf(path: string, isOnline = true): Promise<string> {
    const language = { path, fields: { title: path }, modules: [nested], isOnline }
    const id = await createPage(platform, { writtenBy: 'admin', languages: { de: language, en: language } })
    const [found] = await platform.db
      .select({ version: versions })
      .from(versions)
      .innerJoin(documents, eq(documents.publishedVersionId, versions.id))
      .where(eq(documents.pageId, id))
    const [section] = found?.version.modules ?? []
    const columns = section?.fields.columns as { children: { id: string }[] }[]
    return moduleFrameUrl(found?.version.id ?? 0, columns[0]?.children[0]?.id ?? '', 'html_code')
  }

  it('is such a document too, at the address its module is answered with', async () => {
    const address = await frameOf('mit-rahmen')
    const page = await house.inject('/de/pageeditor-api/page/mit-rahmen')
    const [section] = page.json().modules
    expect(section.columns[0].children[0].html_code_obj).toEqual({ code: null, frame_url: address })
    const answer = await house.inject(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(code)
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox allow-scripts /)
  })

  it('is for those alone who may see its page', async () => {
    expect((await house.inject(await frameOf('ohne-seite', false))).statusCode).toBe(404)
    const address = await frameOf('neu-geschrieben')
    const [, , versionId] = address.split('/')
    const [{ documentId } = { documentId: 0 }] = await platform.db
      .select()
      .from(versions)
      .where(eq(versions.id, Number(versionId)))
    await publishVersion(platform, { documentId, locale: 'de', fields: { title: 'x' }, modules: [] })
    expect((await house.inject(address)).statusCode).toBe(404)
  })

  it.each(['0/a/html_code', 'x/a/html_code', '99999999999/a/html_code', '1/a/fields', '1/a/constructor'])(
    '%s is a 404',
    async (place) => {
      expect((await house.inject(`/html-frames/${place}`)).statusCode).toBe(404)
    },
  )
})

it('what is no block of ours is a 404', async () => {
  expect((await house.inject('/html-frames/nobody')).statusCode).toBe(404)
  expect((await house.inject('/html-frames/..%2fsettings')).statusCode).toBe(404)
})

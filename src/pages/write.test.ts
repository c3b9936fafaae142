import { describe, expect, it } from 'vitest'
import { fakeContext } from '../../tests/support/fake-context.ts'
import { createPage, createSection, publishVersion } from './write.ts'

const TEXT = { model: 'headline', content: 'Hier' }
const HTML = { model: 'html', html_code: '<b>x</b>' }

interface Stored {
  sectionId?: number | null
  shown?: object[]
  missing?: string
}

/** A database that stores what it is given under the number 5, and a document that shows this. */
function house({ sectionId = null, shown, missing = 'nothing' }: Stored = {}) {
  const { context, asked } = fakeContext(({ sql }) => {
    if (sql.includes(missing)) return []
    if (sql.startsWith('update document')) return [[sectionId]]
    if (sql.startsWith('select modules') || sql.includes('version.modules from document'))
      return shown ? [[shown]] : []
    if (sql.startsWith('select slug')) return [['home']]
    return sql.startsWith('insert') ? [[5]] : []
  })
  const heard: string[] = []
  context.changes.listen((tags) => heard.push(...(tags ?? [])))
  return { context, asked, heard }
}
const VERSION = { documentId: 5, locale: 'de', fields: { title: 'Titel' }, modules: [TEXT] } as const
type Published = Parameters<typeof publishVersion>[1]
const publish = (stored: Stored, version: object) =>
  publishVersion(house(stored).context, { ...VERSION, ...version } as unknown as Published)

describe('what is published', () => {
  it('is one more version, which the document then shows', async () => {
    const { context, asked } = house()
    expect(await publishVersion(context, { ...VERSION, authorId: 3 } as unknown as Published)).toBe(5)
    const [inserted, updated] = asked.filter(({ sql }) => !sql.startsWith('select'))
    expect(inserted?.sql).toContain('insert into version')
    expect(inserted?.params).toContain('2026-03-10T12:00:00.000Z')
    expect(inserted?.params.filter((param) => param === 5 || param === 3)).toEqual([5, 3])
    expect(updated?.sql).toContain('update document set published_version_id = $1 where document.id = $2')
    expect(updated?.params).toEqual([5, 5])
  })

  it('as a page touches every page, as a section only itself', async () => {
    const page = house()
    await publishVersion(page.context, VERSION as unknown as Published)
    expect(page.heard).toEqual(['pages'])
    const section = house({ sectionId: 9 })
    await publishVersion(section.context, VERSION as unknown as Published)
    expect(section.heard).toEqual(['section:home'])
    const asked = section.asked.find(({ sql }) => sql.startsWith('select slug'))
    expect(asked).toEqual({ sql: 'select slug from section where section.id = $1', params: [9] })
  })

  it('3-readings, Texts: holds raw HTML that an admin wrote, or that was shown before', async () => {
    await expect(publish({}, { modules: [HTML] })).rejects.toMatchObject({ code: 'invalid' })
    await expect(publish({}, { modules: [HTML], writtenBy: 'editor' })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await publish({}, { modules: [HTML], writtenBy: 'admin' })).toBe(5)
  })

  it.each(['insert into version'])('fails where nothing was stored: %s', async (missing) => {
    await expect(publish({ missing }, {})).rejects.toThrow('was not stored')
  })
})

const language = (path: string) => ({ path, fields: { title: path }, modules: [TEXT] })

describe('a new page', () => {
  it('has an address and a document in each language, online unless it is told otherwise', async () => {
    const { context, asked, heard } = house()
    const languages = { de: language('haus'), en: { ...language('house'), isOnline: false } }
    expect(await createPage(context, { languages, inMenu: true })).toBe(5)
    const addresses = asked.filter(({ sql }) => sql.startsWith('insert into page_address'))
    expect(addresses.map(({ params }) => params)).toEqual([
      [5, 'de', 'haus', true],
      [5, 'en', 'house', false],
    ])
    expect(asked.filter(({ sql }) => sql.startsWith('insert into version'))).toHaveLength(2)
    expect(heard).toEqual(['pages', 'pages'])
  })

  it('holds raw HTML where an admin writes it', async () => {
    const html = { ...language('haus'), modules: [HTML] }
    const write = (writtenBy?: 'admin') =>
      createPage(house().context, {
        languages: { de: html, en: html },
        ...(writtenBy && { writtenBy }),
      } as never)
    await expect(write()).rejects.toMatchObject({ code: 'invalid' })
    expect(await write('admin')).toBe(5)
  })

  it.each(['insert into page (', 'insert into document'])(
    'fails where nothing was stored: %s',
    async (missing) => {
      const languages = { de: language('haus'), en: language('house') }
      await expect(createPage(house({ missing }).context, { languages })).rejects.toThrow('was not stored')
    },
  )
})

describe('a new section', () => {
  it('has a document in each language, under its slug', async () => {
    const { context, asked, heard } = house({ sectionId: 5 })
    await createSection(context, { slug: 'home', languages: { de: [TEXT], en: [TEXT] } })
    expect(asked[0]?.params).toContain('home')
    expect(asked.filter(({ sql }) => sql.startsWith('insert into document'))).toHaveLength(2)
    expect(heard).toEqual(['section:home', 'section:home'])
  })

  it('fails where nothing was stored', async () => {
    const { context } = house({ missing: 'insert into section' })
    const languages = { de: [TEXT], en: [TEXT] }
    await expect(createSection(context, { slug: 'home', languages })).rejects.toThrow('was not stored')
  })
})

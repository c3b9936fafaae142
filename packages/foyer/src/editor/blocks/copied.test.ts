import { describe, expect, it } from 'vitest'
import type { DocumentModule } from '../../module-tree/tree.ts'
import { modulesInText, textOfModules } from './copied.ts'

let count = 0
const read = (text: string) =>
  modulesInText(text, { newId: () => `new-${++count}`, clean: (html) => html.replaceAll('<script>', '') })
const written = (model: string, fields: object, lists = {}): DocumentModule => ({
  ...{ id: 'old', model, lists },
  fields: fields as DocumentModule['fields'],
})

describe('copied blocks', () => {
  it('come out as they went in, under ids of their own', () => {
    const quote = written('quote', { content: 'Ein Satz', author: 'Jemand' })
    const columns = [{ classes: 'small-6' }, { classes: 'small-6' }]
    const section = written('section', { columns }, { 'columns.1.children': [quote] })
    const [found] = read(textOfModules([section])) ?? []
    expect(found).toMatchObject({ model: 'section', fields: { columns } })
    expect(found?.lists['columns.1.children']).toMatchObject([{ model: 'quote' }])
    expect([found?.id, found?.lists['columns.1.children']?.[0]?.id]).not.toContain('old')
  })

  it('are nothing where the text is something else', () => {
    const texts = ['', 'Antigone', '{"foyer-modules"', '{"foyer-modules":7}', '{"foyer-modules":[null,3,{}]}']
    for (const text of texts) expect(read(text), text).toBeNull()
    expect(read(textOfModules([written('no-such-block', {})]))).toBeNull()
    expect(read(textOfModules([written('constructor', {})]))).toBeNull()
    expect(read(textOfModules([written('text', { content: 'x'.repeat(1_000_000) })]))).toBeNull()
  })

  it('quality, Security: keep nothing that a field cannot hold', () => {
    const [link] =
      read(textOfModules([written('link', { link: 'javascript:alert(1)', link_text: {}, evil: 1 })])) ?? []
    expect(link?.fields).toEqual({})
    const [text] = read(textOfModules([written('text', { content: '<p>a</p><script>' })])) ?? []
    expect(text?.fields).toEqual({ content: '<p>a</p>' })
    const columns = [{ classes: '"><img src=x>' }]
    const [section] = read(textOfModules([written('section', { columns })])) ?? []
    expect(section?.fields.columns).toEqual([{ classes: 'small-12' }])
    const [frame] =
      read(
        textOfModules([
          written('audio', { embed_code: { provider: 'spotify', address: 'https://evil.example/' } }),
        ]),
      ) ?? []
    expect(JSON.stringify(frame)).not.toContain('evil')
  })

  it('hold in a list only what belongs there, and so many', () => {
    const list = { children: [written('headline', { content: 'Fremd' }), written('teaser-item', {})] }
    const [found] = read(textOfModules([written('teaser-list', {}, list)])) ?? []
    expect(found?.lists.children?.map(({ model }) => model)).toEqual(['teaser-item'])
    const many = Array.from({ length: 300 }, () => written('headline', { content: 'x' }))
    expect(read(textOfModules(many))).toHaveLength(200)
  })
})

import { describe, expect, it } from 'vitest'
import { applyOperation } from '../../module-tree/operations.ts'
import { type DocumentModule, listIn, moduleIn, type Tree, treeOf } from '../../module-tree/tree.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import { moduleSchema } from '../../modules/kit/validation.ts'
import { blocksIn, findBlocks } from './blocks.ts'
import { newModule } from './new-module.ts'
import { duplicateOf, insertBehind, moveBy } from './structure.ts'

describe('2 §3 Editor toolbar blocks', () => {
  it('are all in the menu, with a name and a help of their own in both languages', () => {
    expect(blocksIn('en', true)).toHaveLength(26)
    for (const locale of ['de', 'en'] as const) {
      expect(new Set(blocksIn(locale, true).map(({ name }) => name)).size).toBe(26)
      for (const { help } of blocksIn(locale)) expect(help).not.toBe('')
    }
  })

  it('are found by name before purpose, in either language, without accents', () => {
    expect(findBlocks('uberschrift', 'en')[0]?.model).toBe('headline')
    expect(findBlocks('Head', 'de')[0]?.model).toBe('headline')
    expect(findBlocks('', 'de')).toEqual(blocksIn('de'))
    // Raw HTML is only offered to those who may save it.
    expect(findBlocks('html', 'de')).toEqual([])
    expect(findBlocks('html', 'de', true)[0]?.model).toBe('html')
    expect(findBlocks('no such block', 'en')).toEqual([])
  })

  it('are found by what they are called elsewhere', () => {
    const first = (words: string) => findBlocks(words, 'de')[0]?.model
    expect(['Galerie', 'Akkordeon', 'Button'].map(first)).toEqual(['image-list', 'faq', 'link'])
    expect(findBlocks('Veranstaltung', 'de').map(({ model }) => model)).toContain('event-list')
  })

  it.each(['newsletter', 'form', 'Formular', 'Anmeldung', 'Newsletter Anmeldung', 'survey'])(
    '3-readings, Texts: our own forms are placed by their link, and "%s" leads there first, before the frame of another house',
    (words) => {
      for (const locale of ['de', 'en'] as const) {
        expect(findBlocks(words, locale)[0]).toMatchObject({ model: 'link', leadsTo: 'forms' })
      }
    },
  )

  it('nobody who looks for something else is offered the way to forms', () => {
    for (const words of ['', 'Text', 'Bild', 'Button', 'link', 'zu', 'Termine', 'event list'])
      expect(findBlocks(words, 'de').every(({ leadsTo }) => leadsTo === undefined)).toBe(true)
    expect(findBlocks('Newsletter', 'de').map(({ model }) => model)).toEqual(['link', 'forms'])
  })

  it.each(['headline', 'text', 'quote', 'section', 'event-list', 'blog-teaser-list', 'image-list'])(
    'can be saved as they are added: %s',
    (model) => {
      const definition = anyDefinitionOf(model)
      if (!definition) throw new Error(model)
      for (const locale of ['de', 'en'] as const) {
        expect(moduleSchema(definition).safeParse(newModule(model, 'new', locale).fields).success).toBe(true)
      }
    },
  )
})

describe('moving, duplicating and inserting', () => {
  const leaf = (id: string): DocumentModule => ({ id, model: 'text', fields: { text: id }, lists: {} })
  const tree = treeOf([leaf('a'), { ...leaf('b'), lists: { children: [leaf('c'), leaf('d')] } }, leaf('e')])
  const top = (of: Tree) => listIn(of, { parent: null, place: '' })
  const treeWith = (operation: ReturnType<typeof moveBy>) => {
    if (!operation) throw new Error('There is nothing to do')
    return applyOperation(tree, operation).tree
  }

  it('goes one place up or down, and no further than its list', () => {
    expect(top(treeWith(moveBy(tree, 'b', 'up')))).toEqual(['b', 'a', 'e'])
    expect(top(treeWith(moveBy(tree, 'b', 'down')))).toEqual(['a', 'e', 'b'])
    expect(top(treeWith(moveBy(tree, 'e', 'up')))).toEqual(['a', 'e', 'b'])
    expect([moveBy(tree, 'a', 'up'), moveBy(tree, 'e', 'down'), moveBy(tree, 'd', 'down')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('copies everything inside under new ids', () => {
    let ids = 0
    const copied = treeWith(duplicateOf(tree, 'b', () => `new-${ids++}`))
    expect(top(copied)).toEqual(['a', 'b', 'new-0', 'e'])
    expect(moduleIn(copied, 'new-0').lists.children?.map(({ fields }) => fields.text)).toEqual(['c', 'd'])
  })

  it('inserts behind a module where that stands, or at the beginning', () => {
    expect(top(treeWith(insertBehind(tree, null, leaf('x'))))).toEqual(['x', 'a', 'b', 'e'])
    const inside = treeWith(insertBehind(tree, 'c', leaf('x')))
    expect(listIn(inside, { parent: 'b', place: 'children' })).toEqual(['c', 'x', 'd'])
  })
})

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isFailure } from '../contract/errors.ts'
import { html, string } from '../fields/kinds.ts'
import * as catalog from '../modules/catalog.ts'
import { defineModule, type ModuleDefinition } from '../modules/kit/define-module.ts'
import type { Logger } from '../platform/log.ts'
import { migrated, readModules, type StoredModule, storeModule, storeModules } from './stored-modules.ts'

const word = { de: 'x', en: 'x' }
/** A module with older schemas: its text was once called `words`, then `sentence`. */
const note = defineModule({
  model: 'note',
  version: 3,
  strings: { name: word, help: word, text: word },
  fields: { text: string({ required: true }) },
  migrations: {
    1: ({ words, ...rest }) => ({ ...rest, sentence: words }),
    2: ({ sentence, ...rest }) => ({ ...rest, text: `${sentence}.` }),
  },
})
const frame = defineModule({
  model: 'frame',
  version: 1,
  strings: { name: word, help: word, code: word },
  fields: { code: html() },
})
/** Modules besides those of the catalog. */
const own = new Map<unknown, ModuleDefinition>(
  [note, frame].map((definition) => [definition.model, definition]),
)
const { definitionOf } = catalog
const spy = vi.spyOn(catalog, 'definitionOf')
spy.mockImplementation((model) => own.get(model) ?? definitionOf(model))
afterAll(() => spy.mockRestore())

const warnings: unknown[] = []
const log = { warn: (...args: unknown[]) => warnings.push(args) } as unknown as Logger
beforeEach(() => {
  warnings.length = 0
})

const headline = (content: string, id?: string) => ({ model: 'headline', content, ...(id && { id }) })
const section = (...columns: unknown[][]) => ({
  model: 'section',
  columns: columns.map((children) => ({ classes: 'cell small-12', children })),
})

function messagesOf(input: unknown[], locale: 'de' | 'en' = 'en') {
  try {
    storeModules(input, locale)
  } catch (error) {
    if (isFailure(error) && error.code === 'invalid') return error.fields
    throw error
  }
  throw new Error('Expected a refusal')
}

describe('storing', () => {
  it('keeps model, version and the declared fields, with their defaults', () => {
    expect(storeModules([{ ...headline('Nacht', 'a'), parent: 'x', order: 9, unknown: 1 }], 'de')).toEqual([
      {
        id: 'a',
        model: 'headline',
        version: 1,
        fields: { headline_level: 2, preline: '', content: 'Nacht', subline: '', anchor: '' },
      },
    ])
  })

  it('gives an id to what has none, or none that is fit for markup', () => {
    const ids = [undefined, '', 7, 'a b', '"><script>', 'x'.repeat(65)].map(
      (id) => storeModules([{ model: 'text', id }], 'de')[0]?.id,
    )
    for (const id of ids) expect(id).toMatch(/^[\w-]{36}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('gives a copied module an id of its own, wherever it was copied to', () => {
    const stored = storeModules(
      [headline('a', 'same'), section([headline('b', 'same')]), headline('c', 'same')],
      'de',
    )
    const read = readModules(stored, log)
    const nested = (read[1]?.columns as { children: { id: string }[] }[] | undefined)?.[0]?.children
    const ids = [read[0]?.id, nested?.[0]?.id, read[2]?.id]
    expect(ids[0]).toBe('same')
    expect(new Set(ids).size).toBe(3)
  })

  it('1 §9 Rich text toolbar: sanitises', () => {
    const [text] = storeModules([{ model: 'text', content: '<p onclick="x">a</p><script>b</script>' }], 'de')
    expect(text?.fields.content).toBe('<p>a</p>')
  })

  it.each([
    ['de', 'Dieses Modul gibt es nicht.'],
    ['en', 'There is no such module.'],
  ] as const)('refuses an unknown model, in %s', (locale, message) => {
    const odd = [{ toString: 1, valueOf: 1 }, 'constructor', '__proto__', '', null, 1, undefined]
    for (const model of ['poem', ...odd]) {
      expect(messagesOf([headline('a'), { model }], locale)).toEqual({ 'modules.1.model': [message] })
    }
    for (const module of [null, 'text', 1, [], undefined]) {
      expect(messagesOf([module], locale)).toEqual({ 'modules.0.model': [message] })
    }
  })

  it('1 §5: says what is wrong and where, all at once and in the language of the editor', () => {
    const input = [
      headline(''),
      section([headline('fine')], [{ model: 'poem' }, section([{ model: 'headline' }])]),
      { ...headline('fine'), headline_level: 1 },
    ]
    expect(messagesOf(input, 'de')).toEqual({
      'modules.0.content': ['Dieses Feld ist erforderlich!'],
      'modules.1.columns.1.children.0.model': ['Dieses Modul gibt es nicht.'],
      'modules.1.columns.1.children.1.columns.0.children.0.content': ['Dieses Feld ist erforderlich!'],
      'modules.2.headline_level': [expect.any(String)],
    })
    expect(messagesOf([headline('')], 'en')).toEqual({ 'modules.0.content': ['This field is required!'] })
  })

  it('stores nothing where anything is wrong', () => {
    expect(() => storeModules([headline('fine'), headline('')], 'de')).toThrow()
  })
})

describe('3-readings, Texts: raw HTML', () => {
  const ADMINS_ONLY = { 'modules.0.code': ['Only admins may write HTML.'] }
  const frameOf = (code: string) => [{ model: 'frame', code }]
  const codeOf = ([stored]: StoredModule[]) => stored?.fields.code

  it('is refused to editors', () => {
    expect(messagesOf(frameOf('<b>a</b>'))).toEqual(ADMINS_ONLY)
  })

  it('is taken from admins', () => {
    expect(codeOf(storeModules(frameOf('<b>a</b>'), 'en', { role: 'admin' }))).toBe('<b>a</b>')
  })

  it('may be kept by editors where it is there already, and taken away', () => {
    const writer = { role: 'editor', known: new Set(['<b>a</b>']) } as const
    expect(codeOf(storeModules(frameOf('<b>a</b>'), 'en', writer))).toBe('<b>a</b>')
    expect(codeOf(storeModules(frameOf(''), 'en', writer))).toBe('')
    expect(() => storeModules(frameOf('<b>b</b>'), 'en', writer)).toThrow(
      expect.objectContaining({ fields: ADMINS_ONLY }),
    )
  })
})

describe('storing one module', () => {
  const store = (input: unknown, known = () => note as never) =>
    storeModule(input, 'en', { known, writer: { role: 'editor' } })

  it('gives it the form it is stored in', () => {
    expect(store({ id: 'a', model: 'note', text: 'New' })).toEqual({
      id: 'a',
      model: 'note',
      version: 3,
      fields: { text: 'New' },
    })
  })

  it('says what is wrong at its own fields', () => {
    expect(() => store({ model: 'note' })).toThrow(
      expect.objectContaining({ code: 'invalid', fields: { text: ['This field is required!'] } }),
    )
  })

  it('takes none that may not stand there', () => {
    expect(() => store({ model: 'note', text: 'New' }, () => undefined as never)).toThrow(
      expect.objectContaining({ code: 'invalid', fields: { model: ['There is no such module.'] } }),
    )
  })
})

describe('reading', () => {
  it('answers what was stored, with its place', () => {
    const stored = storeModules(
      [headline('a', 'one'), { model: 'text', id: 'two', content: '<p>b</p>' }],
      'de',
    )
    expect(readModules(stored, log)).toEqual([
      {
        id: 'one',
        model: 'headline',
        parent: null,
        order: 0,
        headline_level: 2,
        preline: '',
        content: 'a',
        subline: '',
        anchor: '',
      },
      {
        id: 'two',
        model: 'text',
        parent: null,
        order: 1,
        content: '<p>b</p>',
        anchor: '',
        decrease_distance: false,
      },
    ])
    expect(warnings).toEqual([])
  })

  it('1 §3 Section: nests, with parent, order and the index of each column', () => {
    const inner = { ...section([headline('deep', 'deep')]), id: 'inner' }
    const outer = {
      ...section([headline('a', 'a'), headline('b', 'b')], [inner]),
      id: 'outer',
      extra_class: 'cc02',
    }
    const [read] = readModules(storeModules([outer], 'de'), log)
    expect(read).toMatchObject({
      id: 'outer',
      parent: null,
      extra_class: 'cc02',
      columns: [
        {
          index: 0,
          classes: 'cell small-12',
          children: [
            { id: 'a', parent: 'outer', order: 0 },
            { id: 'b', parent: 'outer', order: 1 },
          ],
        },
        {
          index: 1,
          children: [
            {
              id: 'inner',
              parent: 'outer',
              order: 0,
              columns: [{ index: 0, children: [{ id: 'deep', parent: 'inner', order: 0 }] }],
            },
          ],
        },
      ],
    })
  })

  it('1 §9 Rich text toolbar: sanitises again what was stored under other rules', () => {
    const stored = [
      { id: 'a', model: 'text', version: 1, fields: { content: '<p onclick="x">a</p><script>b</script>' } },
    ]
    expect(readModules(stored, log)).toMatchObject([{ content: '<p>a</p>' }])
  })

  it('leaves out what it cannot read, says so, and closes the gap', () => {
    const broken = [
      { id: 'x', model: 'poem', version: 1, fields: {} },
      { id: 'x', model: 'headline', version: 1, fields: {} },
      { id: 'x', model: 'headline', version: 1, fields: { content: 1 } },
      { id: 'x', model: 'headline', version: 1 },
      { id: 'x', model: 'section', version: 1, fields: { columns: 'none' } },
      { model: 'headline', version: 1, fields: { content: 'no id' } },
      {},
      null,
      'text',
    ] as unknown as StoredModule[]
    const [first, last] = storeModules([headline('a', 'first'), headline('b', 'last')], 'de')
    const read = readModules([first as StoredModule, ...broken, last as StoredModule], log)
    expect(read.map(({ id, order }) => [id, order])).toEqual([
      ['first', 0],
      ['last', 1],
    ])
    expect(warnings).toHaveLength(broken.length)
    expect(warnings[0]).toEqual([{ module: 'x', model: 'poem' }, expect.any(String)])
  })

  it('leaves out one child without its section or its neighbours', () => {
    const [stored] = storeModules([section([headline('a', 'a'), headline('b', 'b')])], 'de')
    const columns = stored?.fields.columns as { children: StoredModule[] }[]
    columns[0]?.children.unshift({ id: 'x', model: 'poem', version: 1, fields: {} })
    const [read] = readModules([stored as StoredModule], log)
    expect(read?.columns).toMatchObject([
      {
        children: [
          { id: 'a', order: 0 },
          { id: 'b', order: 1 },
        ],
      },
    ])
    expect(warnings).toHaveLength(1)
  })

  it.each([null, undefined, {}, 'modules'])('answers an empty page where the modules are %j', (stored) => {
    expect(readModules(stored as never, log)).toEqual([])
    expect(warnings).toHaveLength(1)
  })
})

describe('content of an older version', () => {
  const old = (version: number, fields: Record<string, unknown>) => [
    { id: 'n', model: 'note', version, fields },
  ]

  it('is taken through every migration in turn', () => {
    expect(readModules(old(1, { words: 'Once' }), log)).toMatchObject([{ text: 'Once.' }])
    expect(readModules(old(2, { sentence: 'Twice' }), log)).toMatchObject([{ text: 'Twice.' }])
    expect(readModules(old(3, { text: 'Now' }), log)).toMatchObject([{ text: 'Now' }])
    expect(warnings).toEqual([])
  })

  it('is not changed where it is stored', () => {
    const stored = old(1, { words: 'Once' })
    readModules(stored, log)
    expect(stored).toEqual(old(1, { words: 'Once' }))
  })

  it('is left out where a migration is missing or fails', () => {
    expect(readModules(old(0, { words: 'Never' }), log)).toEqual([])
    expect(readModules(old(1, null as never), log)).toEqual([])
    expect(warnings).toHaveLength(2)
  })

  it('and it is said which migration is missing', () => {
    const [stored] = old(0, {})
    expect(() => migrated(note, stored as StoredModule)).toThrow('No migration of note from version 0')
  })

  it('is stored as the version of today', () => {
    expect(storeModules([{ model: 'note', text: 'New' }], 'de')).toMatchObject([
      { version: 3, fields: { text: 'New' } },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { isFailure } from '../contract/errors.ts'
import { catalog } from '../modules/catalog.ts'
import type { ModuleDefinition, ModuleField } from '../modules/kit/define-module.ts'

import { storeModules } from './stored-modules.ts'

const REQUIRED = { de: 'Dieses Feld ist erforderlich!', en: 'This field is required!' }

function messagesOf(input: Record<string, unknown>, locale: 'de' | 'en' = 'en'): Record<string, string[]> {
  try {
    storeModules([input], locale, { role: 'admin' })
    return {}
  } catch (error) {
    if (isFailure(error)) return error.fields ?? {}
    throw error
  }
}

const definitions = Object.values(catalog) as unknown as ModuleDefinition[]
/** Every module that can be placed, also inside a list. */
const all = definitions.flatMap((definition) => [
  definition,
  ...Object.values(definition.fields).flatMap((field) =>
    field.kind === 'children'
      ? (field.of as ModuleDefinition[]).filter(({ model }) => !Object.hasOwn(catalog, model))
      : [],
  ),
])
const fields = all.flatMap((definition) =>
  Object.entries(definition.fields).map(([name, field]) => ({
    model: definition.model,
    name,
    field,
    definition,
  })),
)

/** Values that a field refuses, with its messages. */
const HOSTILE = 'javascript:alert(1)'
const REFUSED: { [K in ModuleField['kind']]?: (field: never) => [value: unknown, en: RegExp][] } = {
  string: ({ maxLength, format }: { maxLength: number; format?: string }) => [
    ['x'.repeat(maxLength + 1), new RegExp(`^At most ${maxLength} characters\\.$`)],
    ...(format === 'key' ? ([['a b"', /^Letters, digits/]] as [unknown, RegExp][]) : []),
  ],
  richText: ({ maxLength }: { maxLength: number }) => [
    [`<p>${'x'.repeat(maxLength + 1)}</p>`, new RegExp(`^At most ${maxLength} characters\\.$`)],
  ],
  html: ({ maxLength }: { maxLength: number }) => [['x'.repeat(maxLength + 1), /^At most/]],
  number: ({ min, max }: { min: number; max: number }) => [
    [min - 1, new RegExp(`^Between ${min} and ${max}\\.$`)],
    [max + 1, new RegExp(`^Between ${min} and ${max}\\.$`)],
    [min + 0.5, /whole number/],
    [String(min), /whole number/],
  ],
  boolean: () => [['yes', /^Yes or no/]],
  choice: () => [['no such thing', /^There is no such option/]],
  link: () =>
    [
      HOSTILE,
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'https://a@b.example/',
      'word',
      '/a b',
    ].map((value) => [value, /^This is not an address/]),
  image: () => [
    ['1', /^An entry/],
    [0, /^An entry/],
    [1.5, /^An entry/],
  ],
  reference: () => [
    ['1', /^An entry/],
    [-1, /^An entry/],
  ],
  file: () => [
    ['/etc/passwd', /^There is no such file/],
    ['https://evil.example/a.webm', /^There is no such file/],
  ],
  video: () => [
    ['https://evil.example/watch?v=aqz-KE-bpKQ', /YouTube or Vimeo/],
    [HOSTILE, /YouTube or Vimeo/],
  ],
  embed: () => [
    ['<iframe src="https://evil.example"></iframe>', /^This leads to none of these providers: /],
    [{ provider: 'spotify', address: 'https://evil.example' }, /^This leads to none/],
  ],
  dateTime: () => [
    ['yesterday', /^This is not a date and time/],
    ['2026-02-30T10:00', /^This is not a date and time/],
  ],
}

/** The messages for a module with one value. A module that is only an item of a list is checked within that list. */
function messagesFor({ model }: { model: string }, name: string, value: unknown, locale: 'de' | 'en' = 'en') {
  const holder = definitions.find(({ fields: own }) =>
    Object.values(own).some(
      (field) =>
        field.kind === 'children' && (field.of as ModuleDefinition[]).some((one) => one.model === model),
    ),
  )
  const given = { model, ...(value !== undefined && { [name]: value }) }
  if (Object.hasOwn(catalog, model)) return messagesOf(given, locale)[`modules.0.${name}`]
  const list = {
    model: holder?.model,
    extra_class: holder?.model === 'logo-list' ? '' : 'list',
    children: [given],
  }
  return messagesOf(list, locale)[`modules.0.children.0.${name}`]
}

describe('2 §5 Validation rules', () => {
  it('the catalog has the modules of 2 §3', () => {
    const specified = [
      ...['headline', 'text', 'link', 'image', 'image-list', 'video', 'self-hosted-video', 'video-item'],
      ...[
        'video-list',
        'audio',
        'self-hosted-audio',
        'viewer',
        'social-media',
        'quote',
        'faq',
        'full-teaser',
      ],
      ...['teaser-list', 'venue', 'venue-list', 'logo-list', 'html', 'forms', 'hero-media', 'section'],
      ...['blog-teaser-list', 'two-columns', 'event-list', 'highlight-teaser', 'anchor-list', 'container'],
    ]
    expect(Object.keys(catalog)).toEqual(expect.arrayContaining(specified))
  })

  it.each(fields.filter(({ field }) => 'required' in field && field.required))(
    '$model.$name: This field is required!',
    ({ definition, name, field }) => {
      const nothing =
        field.kind === 'items' || field.kind === 'references'
          ? [undefined, []]
          : [undefined, ...(['string', 'richText', 'link', 'html'].includes(field.kind) ? ['', '  '] : [])]
      for (const value of nothing) {
        expect(messagesFor(definition, name, value, 'en'), JSON.stringify(value)).toEqual([REQUIRED.en])
        expect(messagesFor(definition, name, value, 'de'), JSON.stringify(value)).toEqual([REQUIRED.de])
      }
    },
  )

  it.each(fields.filter(({ field }) => REFUSED[field.kind]))(
    '$model.$name refuses, and says why',
    ({ definition, name, field }) => {
      for (const [value, message] of REFUSED[field.kind]?.(field as never) ?? []) {
        const english = messagesFor(definition, name, value, 'en')
        expect(english, JSON.stringify(value)?.slice(0, 80)).toEqual([expect.stringMatching(message)])
        expect(messagesFor(definition, name, value, 'de')).not.toEqual(english)
      }
    },
  )

  it('2 §9 Blog items: 1 to 8; 2 §9 Full teaser text: 3000', () => {
    for (const items of [1, 8]) expect(messagesOf({ model: 'blog-teaser-list', items })).toEqual({})
    const teaser = { model: 'full-teaser', image: 1, headline: 'x', extra_class: 'fullscreen' }
    expect(messagesOf({ ...teaser, text: 'x'.repeat(3000) })).toEqual({})
    expect(messagesOf({ ...teaser, text: 'x'.repeat(3001) })).toEqual({
      'modules.0.text': ['At most 3000 characters.'],
    })
  })

  it('a list takes only its own items, and not too many', () => {
    expect(messagesOf({ model: 'image-list', children: [{ model: 'headline', content: 'x' }] })).toEqual({
      'modules.0.children.0.model': ['There is no such module.'],
    })
    expect(messagesOf({ model: 'teaser-item', headline: 'x' })).toEqual({
      'modules.0.model': ['There is no such module.'],
    })
    const children = Array.from({ length: 61 }, () => ({ model: 'anchor-item', title: 'x', anchor: 'x' }))
    expect(messagesOf({ model: 'anchor-list', children })).toEqual({ 'modules.0.children': ['At most 60.'] })
  })

  it('an anchor never takes the place of an id the shell looks for', () => {
    for (const anchor of ['page-data', 'main-content', '#page-data', 'page data']) {
      const [stored] = storeModules([{ model: 'headline', content: 'x', anchor }], 'de')
      expect(['page-data', 'main-content']).not.toContain(stored?.fields.anchor)
    }
  })
})

describe('what editors read', () => {
  it.each(all)('$model is described in both languages, field by field', ({ strings, fields: own }) => {
    for (const name of ['name', 'help', ...Object.keys(own)]) {
      const text = (strings as Record<string, { de: string; en: string }>)[name]
      expect(text?.de, name).toBeTruthy()
      expect(text?.en, name).toBeTruthy()
    }
  })
})

import { describe, expect, it } from 'vitest'
import type { Module } from '../../modules/kit/define-module.ts'
import { checkPage, internalLinks, undescribed } from './check-page.ts'

const module = (model: string, fields: Record<string, unknown>): Module => ({
  ...{ id: `${model}-${Object.values(fields)[0]}`, model, parent: null, order: 0 },
  ...fields,
})
const rules = (modules: Module[], hasOther = true) => checkPage(modules, hasOther).map(({ rule }) => rule)

describe('check before publishing', () => {
  it('a heading that skips a level is an error at its place', () => {
    const page = [
      module('headline', { content: 'a', headline_level: 2 }),
      module('headline', { content: 'b', headline_level: 4 }),
    ]
    expect(checkPage(page, true)).toEqual([
      { rule: 'headingOrder', isError: true, module: 'headline-b', about: 'H2 → H4: b' },
    ])
  })

  it('headings that go down one by one and up at once are right, also in columns', () => {
    const section = module('section', {
      columns: [
        { index: 0, classes: '', children: [module('headline', { content: 'b', headline_level: 3 })] },
      ],
    })
    const last = module('headline', { content: 'c', headline_level: 2 })
    expect(rules([module('headline', { content: 'a', headline_level: 2 }), section, last])).toEqual([])
  })

  it.each([
    ['a button that leads nowhere', module('link', { link: '', link_text: 'Los' }), ['emptyLink']],
    ['a link without words', module('text', { content: '<p><a href="/de"></a></p>' }), ['emptyLink']],
    ['a link without an address', module('text', { content: '<p><a>x</a></p>' }), ['emptyLink']],
    [
      'an anchor that is not there',
      module('text', { content: '<p><a href="#x">x</a></p>' }),
      ['missingAnchor'],
    ],
    ['a list that counts its items', module('blog-teaser-list', { items: 3 }), []],
    ['an empty link in an answer', module('faq', { items: [{ content: '<p><a>x</a></p>' }] }), ['emptyLink']],
    ['a link elsewhere', module('text', { content: '<p><a href="https://a.example">x</a></p>' }), []],
    [
      'a word that fits no phone',
      module('headline', { content: 'Aufführungsgenehmigungsverfahren', headline_level: 2 }),
      ['longWord'],
    ],
  ])('%s', (_, one, expected) => {
    expect(rules([one])).toEqual(expected)
  })

  it('pictures without a description are found, wherever words do not stand in for them', () => {
    const image_obj = { id: 7, alt: '' }
    const columns = [{ index: 0, classes: '', children: [module('two-columns', { text: 'a', image_obj })] }]
    const page = [
      module('image', { image_obj }),
      module('image', { format: 'b', image_obj: { id: 8, alt: 'Ein Haus' } }),
      module('teaser-item', { headline: 'c', image_obj }),
      module('section', { columns }),
    ]
    expect(undescribed(page).map(({ image, module }) => [image, module.split('-')[0]])).toEqual([
      [7, 'image'],
      [7, 'two'],
    ])
  })

  it('an anchor that another block has is right', () => {
    const link = module('text', { content: '<p><a href="#karten">x</a></p>' })
    expect(rules([link, module('quote', { anchor: 'karten' })])).toEqual([])
  })

  it('a page without its other language is told of', () => {
    expect(rules([], false)).toEqual(['missingLanguage'])
  })

  it('the links of this site are found in fields and in text', () => {
    const page = [
      module('link', { link: '/de/a', link_text: 'a' }),
      module('text', {
        content: '<p><a href="/de/b?x=1&amp;y=2">b</a> <a href="https://c.example">c</a></p>',
      }),
    ]
    expect(internalLinks(page).map(({ link }) => link)).toEqual(['/de/a', '/de/b?x=1&y=2'])
  })
})

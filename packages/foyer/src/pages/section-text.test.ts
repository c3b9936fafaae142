import { describe, expect, it } from 'vitest'
import type { Module } from '../modules/kit/define-module.ts'
import { textOf } from './section-text.ts'

const module = (model: string, fields: object): Module => ({
  id: 'x',
  model,
  parent: null,
  order: 0,
  ...fields,
})

describe('the text of modules', () => {
  it('is what a reader reads, in order, without markup and anchors', () => {
    const text = textOf([
      module('headline', {
        headline_level: 2,
        preline: 'Vor',
        content: 'Der Abend',
        subline: '',
        anchor: 'a',
      }),
      module('section', {
        extra_class: 'cc01',
        columns: [
          { index: 0, classes: '', children: [module('text', { content: '<p>Ein <em>Wort</em></p>' })] },
        ],
      }),
    ])
    expect(text.replace(/\s+/g, ' ')).toBe('Vor Der Abend Ein Wort')
  })

  it('leaves out what nobody knows any more', () => {
    expect(textOf([module('gone', { content: 'x' })])).toBe('')
  })
})

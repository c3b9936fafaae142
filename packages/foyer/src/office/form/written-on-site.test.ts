import { expect, it } from 'vitest'
import type { FieldDescription } from '../../fields/description.ts'
import { isWrittenOnSite } from './written-on-site.ts'

const field = (kind: FieldDescription['kind'], limits: FieldDescription['limits'] = {}) => ({
  ...{ name: 'x', label: 'x', kind, required: false, read_only: false, limits },
})

it('an article is written on its page: it has one, and its form has no field for a text', () => {
  const article = [field('bilingual', { text: 'line' }), field('bilingual', { text: 'lines' })]
  expect(isWrittenOnSite({ has_page: true, fields: article })).toBe(true)
  expect(isWrittenOnSite({ has_page: false, fields: article })).toBe(false)
})

it('an evening is written in its form', () => {
  expect(isWrittenOnSite({ has_page: true, fields: [field('bilingual', { text: 'rich' })] })).toBe(false)
  expect(isWrittenOnSite({ has_page: true, fields: [field('richText')] })).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { boolean, choice, richText, string } from '../../fields/kinds.ts'
import { parseIn } from '../../platform/endpoints/messages.ts'
import { defineModule, type ModuleField } from './define-module.ts'
import { columns } from './nested-fields.ts'

import { moduleSchema } from './validation.ts'

const REQUIRED = 'This field is required!'

/** The result of checking a value in a field: the value, or the messages about it. */
function check(field: ModuleField, value: unknown) {
  const name = { de: 'Feld', en: 'Field' }
  const definition = defineModule({
    model: 'test',
    version: 1,
    strings: { name, help: name, field: name },
    fields: { field },
  })
  const parsed = parseIn('en', moduleSchema(definition), value === undefined ? {} : { field: value })
  return parsed.ok ? { value: (parsed.value as { field: unknown }).field } : { messages: parsed.fields }
}
const refused = { messages: { field: [expect.any(String)] } }

describe('a string field', () => {
  it('is trimmed, and empty where it is absent', () => {
    expect(check(string(), '  Nacht am Fluss \n')).toEqual({ value: 'Nacht am Fluss' })
    expect(check(string(), undefined)).toEqual({ value: '' })
    expect(check(string(), '')).toEqual({ value: '' })
  })

  it('1 §5 Translated validation messages: This field is required!, where it is', () => {
    for (const value of [undefined, null, '', '   ']) {
      expect(check(string({ required: true }), value)).toEqual({ messages: { field: [REQUIRED] } })
    }
    expect(check(string({ required: true }), ' x ')).toEqual({ value: 'x' })
  })

  it('ends at its limit, which counts without the space around', () => {
    expect(check(string({ maxLength: 3 }), ' abc ')).toEqual({ value: 'abc' })
    expect(check(string({ maxLength: 3 }), 'abcd')).toEqual(refused)
    expect(check(string(), 'x'.repeat(300))).toEqual({ value: 'x'.repeat(300) })
    expect(check(string(), 'x'.repeat(301))).toEqual(refused)
  })

  it.each([1, true, {}, []])('takes no %j', (value) => {
    expect(check(string(), value)).toEqual(refused)
  })

  it('keeps markup as the text it is', () => {
    expect(check(string(), '<script>alert(1)</script>')).toEqual({ value: '<script>alert(1)</script>' })
  })
})

describe('a rich text field', () => {
  it('is sanitised when it is stored', () => {
    expect(check(richText(), '<p onclick="x">a<script>b</script></p>')).toEqual({ value: '<p>a</p>' })
    expect(check(richText(), undefined)).toEqual({ value: '' })
  })

  it.each([
    '',
    '   ',
    '<p></p>',
    '<p> <br> </p><p>\u00a0</p>',
    '<p>&nbsp;</p>',
    '<script>x</script>',
    '<img src="x">',
  ])('without a word is empty: %j', (html) => {
    expect(check(richText(), html)).toEqual({ value: '' })
    expect(check(richText({ required: true }), html)).toEqual({ messages: { field: [REQUIRED] } })
  })

  it('takes at its limit what is stored, so that everything stored can be read again', () => {
    const field = richText({ maxLength: 100 })
    expect(check(field, '&'.repeat(80))).toEqual({ value: '&amp;'.repeat(80) })
    expect(check(field, '&'.repeat(81))).toEqual(refused)
    for (const html of ['&'.repeat(80), '<'.repeat(25), '<p>'.repeat(14), 'ä'.repeat(100)]) {
      const once = check(field, html)
      expect(once).toHaveProperty('value')
      expect(check(field, (once as { value: string }).value)).toEqual(once)
    }
  })

  it('3-readings, Decided after the site was walked, Counting characters: what is read counts, not markup', () => {
    const field = richText({ maxLength: 30 })
    const bold = (letters: number) => `<p>${'x'.repeat(letters)}<strong>y</strong></p>`
    expect(check(field, bold(29))).toEqual({ value: bold(29) })
    expect(check(field, bold(30))).toHaveProperty('messages')
  })

  it('may be pasted with more markup than is kept, within reason', () => {
    const pasted = `<p class="${'x'.repeat(200)}">a</p>`
    expect(check(richText({ maxLength: 100 }), pasted)).toEqual({ value: '<p>a</p>' })
    expect(check(richText({ maxLength: 100 }), pasted.repeat(4))).toEqual(refused)
  })

  it.each([1, null, {}, []])('takes no %j', (value) => {
    expect(check(richText(), value)).toEqual(refused)
  })
})

describe('a boolean field', () => {
  it('has its default and takes nothing else for a truth', () => {
    expect(check(boolean(), undefined)).toEqual({ value: false })
    expect(check(boolean(true), undefined)).toEqual({ value: true })
    expect(check(boolean(true), false)).toEqual({ value: false })
    for (const value of ['true', 1, null]) expect(check(boolean(), value)).toEqual(refused)
  })
})

describe('a choice', () => {
  it('is one of its options, by value and by type', () => {
    const level = choice([2, 3, 4], 2)
    expect(check(level, undefined)).toEqual({ value: 2 })
    expect(check(level, 4)).toEqual({ value: 4 })
    for (const value of [5, '3', null, [2]]) expect(check(level, value)).toEqual(refused)
  })

  it('may be nothing where nothing is an option', () => {
    expect(check(choice(['', 'cc01'], 'cc01'), '')).toEqual({ value: '' })
  })
})

describe('1 §3 Section: columns', () => {
  it('are one to four, with grid classes and children', () => {
    const column = { classes: 'cell small-12 medium-10', children: [{ model: 'text' }] }
    expect(check(columns(), [column])).toEqual({ value: [column] })
    expect(check(columns(), [{ classes: '' }])).toEqual({ value: [{ classes: '', children: [] }] })
    expect(check(columns(), [column, column, column, column])).toHaveProperty('value')
    expect(check(columns(), [])).toEqual(refused)
    expect(check(columns(), [column, column, column, column, column])).toEqual(refused)
    expect(check(columns(), undefined)).toEqual({ messages: { field: [REQUIRED] } })
  })

  it.each(['"onclick="x', 'a<b', 'cell\nx', 'Cell', 'a_b', 'x'.repeat(201)])(
    'take no class %j',
    (classes) => {
      expect(check(columns(), [{ classes, children: [] }])).toEqual({
        messages: { 'field.0.classes': [expect.any(String)] },
      })
    },
  )

  it('name the place of what does not fit', () => {
    expect(check(columns(), [{ classes: '' }, { classes: '', children: 'none' }])).toEqual({
      messages: { 'field.1.children': [expect.any(String)] },
    })
  })
})

describe('a module', () => {
  const name = { de: 'x', en: 'x' }
  const definition = defineModule({
    model: 'test',
    version: 1,
    strings: { name, help: name, a: name, b: name },
    fields: { a: string({ required: true }), b: choice([1, 2], 1) },
  })

  it('has its declared fields and no others', () => {
    const given = { model: 'test', id: '1', a: 'x', unknown: true }
    expect(moduleSchema(definition).parse(given)).toEqual({ a: 'x', b: 1 })
  })

  it('says all that is wrong with it at once', () => {
    const parsed = parseIn('en', moduleSchema(definition), { b: 3 })
    expect(parsed).toMatchObject({ ok: false, fields: { a: [REQUIRED], b: [expect.any(String)] } })
  })

  it('has one schema, made once', () => {
    expect(moduleSchema(definition)).toBe(moduleSchema(definition))
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFailure } from '../../../contract/errors.ts'
import { CONFIRM_EMAIL, FIELD_TYPES } from '../../../contract/field-types.ts'
import { checkValues } from '../check-values.ts'
import type { FormField } from '../contract.ts'
import {
  checkAnswers,
  NOT_UPLOADED,
  restoredAnswers,
  startingAnswers,
  typedAnswers,
  UPLOADING,
} from './answers.ts'

const field = (slug: string, field_type: number, more: Partial<FormField> = {}): FormField => ({
  ...{ id: 1, label: slug, slug, field_type, required: false, visible: true, choices: [] },
  ...{ default: '', placeholder_text: '', help_text: '', ...more },
})
const confirmation = field(CONFIRM_EMAIL, FIELD_TYPES.email)

describe('1 §3 Form: answers start', () => {
  it.each([
    ['a file as null', FIELD_TYPES.file, 'x', null],
    ['checkboxes as a list with the default', FIELD_TYPES.checkboxes, 'a', ['a']],
    ['a multi-select as a list with the default', FIELD_TYPES.multiSelect, 'a', ['a']],
    ['checkboxes without a default as an empty list', FIELD_TYPES.checkboxes, '', []],
    ['a text at its default', FIELD_TYPES.text, 'Hello', 'Hello'],
    ['a select at its default', FIELD_TYPES.select, 'b', 'b'],
    ['a checkbox unticked', FIELD_TYPES.checkbox, '', false],
    ['a checkbox ticked by its default', FIELD_TYPES.checkbox, 'true', true],
  ])('%s', (_what, type, given, start) => {
    expect(startingAnswers([field('x', type, { default: given })])).toEqual({ x: start })
  })
})

describe('answers that were kept', () => {
  const choices = [{ value: 'a', label: 'A' }]
  const fields = [
    field('name', FIELD_TYPES.text, { default: 'Ada' }),
    field('many', FIELD_TYPES.checkboxes, { choices }),
    field('one', FIELD_TYPES.select, { choices }),
    field('box', FIELD_TYPES.checkbox),
    field('file', FIELD_TYPES.file),
  ]
  const start = startingAnswers(fields)

  it('come back', () => {
    const kept = { name: '', many: ['a'], one: 'a', box: true, file: 'some-id' }
    expect(restoredAnswers(fields, kept)).toEqual(kept)
  })

  it.each([
    { gone: 'a field that is no longer asked for' },
    { name: ['a'], many: 'a', one: 'b', box: 'true', file: {} },
    { many: ['a', 'b'] },
    { many: null, name: null },
  ])('but for what the form no longer takes: %j', (kept) => {
    expect(restoredAnswers(fields, kept)).toEqual(start)
  })
})

it('answers that stand on the page already are taken, where somebody changed them', () => {
  const fields = [
    field('name', FIELD_TYPES.text, { default: 'Ada' }),
    field('many', FIELD_TYPES.checkboxes, { default: 'a' }),
    field('box', FIELD_TYPES.checkbox),
    field('unseen', FIELD_TYPES.hidden, { default: 'x' }),
  ]
  const page = new FormData()
  for (const [slug, value] of Object.entries({ name: 'Ada', many: 'a' })) page.append(slug, value)
  expect(typedAnswers(fields, page)).toEqual({})
  for (const [slug, value] of Object.entries({ many: 'b', box: 'on' })) page.append(slug, value)
  page.set('name', '')
  expect(typedAnswers(fields, page)).toEqual({ name: '', many: ['a', 'b'], box: true })
})

const MESSAGES = {
  required: 'required',
  email: 'email',
  emailsDiffer: 'differ',
  uploading: 'wait',
  notUploaded: 'lost',
}
const check = (fields: FormField[], answers: Record<string, unknown>) =>
  checkAnswers(fields, answers, MESSAGES)

describe('the browser checks', () => {
  it('1 §5 Form fields: what is required and visible', () => {
    const fields = [
      field('name', FIELD_TYPES.text, { required: true }),
      field('unseen', FIELD_TYPES.text, { required: true, visible: false }),
      field('box', FIELD_TYPES.checkbox, { required: true }),
      field('many', FIELD_TYPES.checkboxes, { required: true }),
      field('file', FIELD_TYPES.file, { required: true }),
    ]
    expect(check(fields, { name: '  ', unseen: '', box: false, many: [], file: null })).toEqual({
      name: ['required'],
      box: ['required'],
      many: ['required'],
      file: ['required'],
    })
  })

  it('that no file is left behind, even where none is required', () => {
    const fields = [field('here', FIELD_TYPES.file), field('there', FIELD_TYPES.file)]
    expect(check(fields, { here: UPLOADING, there: NOT_UPLOADED })).toEqual({
      here: ['wait'],
      there: ['lost'],
    })
  })

  it('e-mail addresses, and whether the second equals the first', () => {
    const fields = [field('email', FIELD_TYPES.email), confirmation]
    expect(check(fields, { email: 'nobody', email2: '' })).toEqual({ email: ['email'] })
    expect(check(fields, { email: 'a@b.example', email2: 'c@b.example' })).toEqual({ email2: ['differ'] })
    expect(check(fields, { email: 'a@b.example', email2: ' A@B.example ' })).toEqual({})
    expect(check([confirmation], { email2: 'a@b.example' })).toEqual({})
  })
})

it('never refuses what the server takes, and says the same where both refuse', () => {
  const kinds = [FIELD_TYPES.text, FIELD_TYPES.email, FIELD_TYPES.checkbox, FIELD_TYPES.longText]
  const value = fc.oneof(
    fc.string(),
    fc.emailAddress(),
    fc.boolean(),
    fc.constantFrom('', ' ', 'a@b.de', 'a@b', '.a@b.de', null),
  )
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.boolean(), value, value, (kind, required, answer, again) => {
      const fields = [field('x', kind, { required }), confirmation]
      const answers = { x: answer, email2: again }
      const here = check(fields, answers)
      const there = askServer(fields, answers)
      for (const slug of Object.keys(here)) expect(there, slug).toHaveProperty(slug)
    }),
  )
})

function askServer(fields: FormField[], answers: Record<string, unknown>) {
  const rows = fields
    .slice(0, -1)
    .map(({ field_type, ...row }) => ({ ...row, fieldType: field_type, choices: [] }))
  try {
    checkValues(rows, answers, { locale: 'en', today: '2026-03-10' })
    return {}
  } catch (error) {
    if (isFailure(error)) return error.fields ?? {}
    throw error
  }
}

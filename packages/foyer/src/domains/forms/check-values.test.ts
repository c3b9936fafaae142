import { describe, expect, it } from 'vitest'
import { type FieldMessages, isFailure } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import { type CheckedField, checkValues, emailOf } from './check-values.ts'

const field = (fieldType: number, more: Partial<CheckedField> = {}): CheckedField => ({
  slug: 'it',
  fieldType,
  required: false,
  visible: true,
  choices: [],
  ...more,
})
const CHOICES = ['a', 'b', 'c'].map((value) => ({ value, label: { de: value, en: value } }))
const TODAY = '2026-03-10'

function outcome(fields: CheckedField[], given: Record<string, unknown>, locale: Locale = 'en') {
  try {
    return checkValues(fields, given, { locale, today: TODAY })
  } catch (error) {
    if (!isFailure(error) || error.code !== 'invalid') throw error
    return { refused: error.fields as FieldMessages }
  }
}
const refusedAt = (slug: string) => ({ refused: { [slug]: [expect.any(String)] } })
const REQUIRED = { refused: { it: ['This field is required!'] } }

/** Every kind of field (3-readings, Calls) with values it accepts, their stored form, and values it refuses. */
const KINDS: [name: string, type: number, good: [unknown, unknown][], bad: unknown[]][] = [
  ['text', 1, [[' Ada ', 'Ada']], [1, {}, ['x'], 'a\nb', 'a\0b', '\ud800', 'x'.repeat(501)]],
  ['long text', 2, [['a\nb\tc', 'a\nb\tc']], [1, true, 'a\0b', 'a\udc00', 'x'.repeat(10_001)]],
  ['e-mail', 3, [[' a@house.example', 'a@house.example']], ['a', 'a@b', 1, `${'a'.repeat(250)}@b.example`]],
  [
    'checkbox',
    4,
    [
      [true, true],
      [false, false],
    ],
    ['true', 1, [true]],
  ],
  [
    'checkboxes',
    5,
    [
      [
        ['a', 'c'],
        ['a', 'c'],
      ],
    ],
    ['a', ['d'], ['a', 'a'], [1], { 0: 'a' }],
  ],
  ['select', 6, [['b', 'b']], ['d', ['a'], 1, 'constructor']],
  ['multi-select', 7, [[['b'], ['b']]], ['b', ['b', 'x'], ['a', 'b', 'c', 'a']]],
  ['radio', 8, [['a', 'a']], ['A', true]],
  [
    'file',
    9,
    [['7B3F0C1E-90A4-4F6B-8E0D-1C2B3A4D5E6F', '7b3f0c1e-90a4-4f6b-8e0d-1c2b3a4d5e6f']],
    ['../../etc/passwd', 1, ['7b3f0c1e-90a4-4f6b-8e0d-1c2b3a4d5e6f']],
  ],
  [
    'date',
    10,
    [
      ['2026-02-28', '2026-02-28'],
      ['28-02-2026', '2026-02-28'],
    ],
    ['2026-02-30', 'x', 20260228],
  ],
  [
    'date and time',
    11,
    [
      ['2026-02-28T19:30', '2026-02-28T19:30'],
      ['2026-02-28T19:30:00Z', '2026-02-28T19:30:00Z'],
      ['2026-02-28T19:30:00+01:00', '2026-02-28T19:30:00+01:00'],
    ],
    ['2026-02-28', '2026-02-28T25:00', 1],
  ],
  ['hidden', 12, [['campaign', 'campaign']], [{}, 'a\0']],
  [
    'number',
    13,
    [
      [3.5, 3.5],
      ['-12,5', -12.5],
      ['7', 7],
      [-1e15, -1e15],
    ],
    ['x', '1e9', '0x10', 1e300, 1e15 + 1, '9'.repeat(20)],
  ],
  [
    'URL',
    14,
    [['https://house.example/a', 'https://house.example/a']],
    [
      ...['javascript:alert(1)', 'house.example', 'ftp://house.example', 'https://house.example/\0', 'x'],
      ...['xhttps://house.example', 'httpsx://house.example'],
    ],
  ],
  [
    'birth date',
    15,
    [
      ['1990-05-01', '1990-05-01'],
      ['1900-01-01', '1900-01-01'],
      [TODAY, TODAY],
    ],
    ['2026-03-11', '1899-12-31', 'x'],
  ],
]

describe.each(KINDS)('3-readings, Calls, Field types: %s (%i)', (_name, type, good, bad) => {
  const it_ = field(type, { choices: CHOICES })

  it.each(good)('takes %j', (given, stored) => {
    expect(outcome([it_], { it: given })).toEqual({ it: stored })
  })

  it.each(bad)('refuses %j', (given) => {
    expect(outcome([it_], { it: given })).toEqual(refusedAt('it'))
  })

  it('may be left empty, unless it is required', () => {
    for (const given of [{}, { it: null }, { it: '' }, { it: '  ' }, { it: [] }]) {
      expect(outcome([it_], given)).toStrictEqual({})
      expect(outcome([{ ...it_, required: true }], given)).toEqual(REQUIRED)
    }
  })
})

it.each([
  ['text', 1, (length: number) => 'x'.repeat(length), 500],
  ['long text', 2, (length: number) => 'x'.repeat(length), 10_000],
  ['e-mail', 3, (length: number) => `a@${'b.'.repeat(120)}${'c'.repeat(length - 242)}`, 254],
  ['URL', 14, (length: number) => 'https://house.example/'.padEnd(length, 'x'), 2_000],
])('a value of the kind %s (%i) is as long as it may be', (_name, type, ofLength, longest) => {
  expect(outcome([field(type)], { it: ofLength(longest) })).toEqual({ it: ofLength(longest) })
  expect(outcome([field(type)], { it: ofLength(longest + 1) })).toEqual(refusedAt('it'))
})

describe('1 §5 Translated validation messages', () => {
  it('are in the language of the visitor', () => {
    const fields = [field(1, { required: true }), field(3, { slug: 'mail' })]
    expect(outcome(fields, { mail: 'x' }, 'de')).toEqual({
      refused: { it: ['Dieses Feld ist erforderlich!'], mail: ['Ungültige E-Mail-Adresse!'] },
    })
    expect(outcome(fields, { mail: 'x' }, 'en')).toEqual({
      refused: { it: ['This field is required!'], mail: ['Invalid e-mail address!'] },
    })
  })

  it('a box that must be ticked is required', () => {
    expect(outcome([field(4, { required: true })], { it: false })).toEqual(REQUIRED)
    expect(outcome([field(4, { required: true })], { it: true })).toEqual({ it: true })
  })

  it('what is wrong with several values is said at their field, each once', () => {
    expect(outcome([field(5, { choices: CHOICES })], { it: [null, 'd', 'e'] })).toEqual({
      refused: { it: ['This field is required!', 'This value is not valid.'] },
    })
  })

  it('a field that is called like what every object has is empty where nothing was given', () => {
    expect(outcome([field(1, { slug: 'constructor' })], {})).toStrictEqual({})
  })

  it('a message stands under the whole name of its field', () => {
    expect(outcome([field(1, { slug: 'question.1b', required: true })], {})).toEqual(refusedAt('question.1b'))
  })

  it('a field nobody sees cannot be missed', () => {
    expect(outcome([field(1, { required: true, visible: false })], {})).toEqual({})
  })

  it.each(['other', 'constructor', 'hasOwnProperty', 'toString'])(
    'an unknown slug is refused: %s',
    (slug) => {
      expect(outcome([field(1)], { it: 'x', [slug]: 'y' })).toEqual(refusedAt(slug))
    },
  )
})

describe('1 §3 Form: the confirmation of the e-mail address', () => {
  const fields = [field(3, { slug: 'email' }), field(3, { slug: 'friend' })]

  it.each([
    ['the same', { email: 'a@house.example', email2: 'A@house.example ' }],
    ['left out', { email: 'a@house.example' }],
    ['empty', { email: 'a@house.example', email2: '' }],
  ])('%s is fine', (_name, given) => {
    expect(outcome(fields, given)).toMatchObject({ email: 'a@house.example' })
  })

  it('is the same in whatever case the first is written', () => {
    const given = { email: 'Ada@House.example', email2: 'ada@house.example' }
    expect(outcome(fields, given)).toEqual(given)
  })

  it('is compared wherever the address stands among the fields', () => {
    const given = { it: 'x', email: 'a@house.example', email2: 'b@house.example' }
    expect(outcome([field(1), ...fields], given)).toEqual(refusedAt('email2'))
  })

  it.each([
    ['another', { email: 'a@house.example', email2: 'b@house.example' }],
    [
      'the one of another field',
      { email: 'a@house.example', friend: 'b@house.example', email2: 'b@house.example' },
    ],
    ['without the first', { email2: 'b@house.example' }],
    ['no address', { email: 'a@house.example', email2: 'x' }],
    ['no text', { email: 'a@house.example', email2: { a: 1 } }],
  ])('%s is an error at the field', (_name, given) => {
    expect(outcome(fields, given)).toEqual(refusedAt('email2'))
  })

  it('is kept where the form has no address to compare it with', () => {
    expect(outcome([field(1)], { email2: 'b@house.example' })).toEqual({ email2: 'b@house.example' })
  })

  it('the address of a form is that of its first such field', () => {
    expect(emailOf(fields, { email: 'a@house.example', friend: 'b@house.example' })).toBe('a@house.example')
    expect(emailOf([field(1)], { it: 'a@house.example' })).toBeNull()
  })
})

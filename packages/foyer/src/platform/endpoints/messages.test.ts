import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { day, id } from '../../contract/params.ts'
import { parseIn } from './messages.ts'

const REQUIRED = { de: 'Dieses Feld ist erforderlich!', en: 'This field is required!' }
const EMAIL = { de: 'Ungültige E-Mail-Adresse!', en: 'Invalid e-mail address!' }

function messagesOf(schema: z.ZodType, input: unknown, locale: 'de' | 'en' = 'en') {
  const parsed = parseIn(locale, schema, input)
  if (parsed.ok) throw new Error('Expected a refusal')
  return parsed.fields
}

describe('1 §5 Translated validation messages', () => {
  const form = z.object({
    email: z.email(),
    name: z.string().min(1),
    age: z.int(),
    terms: z.literal(true),
    id,
  })

  it.each(['de', 'en'] as const)(
    '1 §5 Translated validation messages: This field is required!, in %s, for what is missing, null or empty',
    (locale) => {
      const wanted = [REQUIRED[locale]]
      expect(messagesOf(form, {}, locale)).toEqual({
        email: wanted,
        name: wanted,
        age: wanted,
        terms: wanted,
        id: wanted,
      })
      expect(messagesOf(form, { email: null, name: null, age: null, terms: null, id: null }, locale)).toEqual(
        {
          email: wanted,
          name: wanted,
          age: wanted,
          terms: wanted,
          id: wanted,
        },
      )
      expect(messagesOf(z.object({ name: z.string().min(3) }), { name: '' }, locale)).toEqual({
        name: wanted,
      })
      expect(messagesOf(z.object({ name: z.string().trim().min(1) }), { name: '  ' }, locale)).toEqual({
        name: wanted,
      })
      expect(messagesOf(z.object({ email: z.email() }), { email: '' }, locale)).toEqual({ email: wanted })
      const digits = z.object({ code: z.string().min(3).regex(/^\d+$/) })
      expect(messagesOf(digits, { code: '' }, locale)).toEqual({ code: wanted })
      expect(messagesOf(z.object({ of: z.enum(['a']) }), {}, locale)).toEqual({ of: wanted })
      expect(messagesOf(z.object({ of: z.union([z.string(), z.array(z.string())]) }), {}, locale)).toEqual({
        of: wanted,
      })
    },
  )

  it.each(['de', 'en'] as const)(
    '1 §5 Translated validation messages: Invalid e-mail address!, in %s',
    (locale) => {
      for (const email of [
        'ada',
        'ada@',
        '@house.example',
        'ada@house',
        'a b@house.example',
        'ada@house.example\n',
      ]) {
        expect(messagesOf(z.object({ email: z.email() }), { email }, locale)).toEqual({
          email: [EMAIL[locale]],
        })
      }
    },
  )
})

describe('messages', () => {
  it('are in the language of the call, whatever was asked before', () => {
    const schema = z.object({ name: z.string().max(2) })
    const german = messagesOf(schema, { name: 'abc' }, 'de').name
    const english = messagesOf(schema, { name: 'abc' }, 'en').name
    expect(german).toEqual(['Höchstens 2 Zeichen.'])
    expect(english).toEqual(['At most 2 characters.'])
  })

  it.each<[string, z.ZodType, unknown, string, string]>([
    ['a day there is not', day, '31-02-2026', 'Das ist kein gültiges Datum.', 'This is not a valid date.'],
    ['an address', z.url(), 'nope', 'Das ist keine gültige Adresse.', 'This is not a valid address.'],
    ['a short text', z.string().min(8), 'ab', 'Mindestens 8 Zeichen.', 'At least 8 characters.'],
    ['a large number', z.number().max(20), 21, 'Höchstens 20.', 'At most 20.'],
    ['a small number', z.number().min(1), 0, 'Mindestens 1.', 'At least 1.'],
    ['a pattern', z.string().regex(/^[a-z]$/), 'A', 'Dieser Wert ist ungültig.', 'This value is not valid.'],
    ['another kind', z.string(), ['a'], 'Dieser Wert ist ungültig.', 'This value is not valid.'],
    ['no key', id, 'abc', 'Dieser Wert ist ungültig.', 'This value is not valid.'],
  ])('say what is wrong without the words of a machine: %s', (_name, schema, input, german, english) => {
    const of = z.object({ value: schema })
    expect(messagesOf(of, { value: input }, 'de')).toEqual({ value: [german] })
    expect(messagesOf(of, { value: input }, 'en')).toEqual({ value: [english] })
  })

  it('stand under the path of their field, all of them', () => {
    const schema = z.object({
      list: z.array(z.object({ n: z.int() })),
      code: z.string().min(3).regex(/^\d+$/),
    })
    const fields = messagesOf(schema, { list: [{ n: 1 }, { n: 'x' }], code: 'a' })
    expect(Object.keys(fields)).toEqual(['list.1.n', 'code'])
    expect(fields.code).toHaveLength(2)
  })

  it('that belong to no field stand under non_field_errors', () => {
    const pair = z.object({ a: z.int(), b: z.int() }).refine(({ a, b }) => a < b, 'a must come before b')
    expect(messagesOf(pair, { a: 2, b: 1 })).toEqual({ non_field_errors: ['a must come before b'] })
    expect(Object.keys(messagesOf(z.object({}), 'no object'))).toEqual(['non_field_errors'])
    expect(messagesOf(z.object({}), undefined)).toEqual({ non_field_errors: [REQUIRED.en] })
  })

  it('never trip over the names of fields', () => {
    const schema = z.record(z.string(), z.int())
    const input = JSON.parse('{"constructor": "x", "toString": "y"}')
    expect(Object.keys(messagesOf(schema, input))).toEqual(['constructor', 'toString'])
  })

  it('are not made for what fits', () => {
    expect(parseIn('de', z.object({ n: z.coerce.number() }), { n: '1', more: true })).toEqual({
      ok: true,
      value: { n: 1 },
    })
  })
})

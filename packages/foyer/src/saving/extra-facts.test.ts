import { expect, it, vi } from 'vitest'
import { boolean, choice, number, string } from '../fields/kinds.ts'
import { checkFacts } from '../house/check-facts.ts'
import { defineFacts } from '../house/define-facts.ts'
import { valuesOf } from './extra-facts.ts'

const facts = defineFacts({
  version: 2,
  fields: {
    clay: string({ maxLength: 20 }),
    kiln: choice(['', 'wood', 'gas'], ''),
    degrees: number({ min: 0, max: 1400 }),
    is_raku: boolean(),
  },
  strings: {
    clay: { de: 'Ton', en: 'Clay' },
    kiln: { de: 'Ofen', en: 'Kiln' },
    'kiln=': { de: 'Unbekannt', en: 'Unknown' },
    'kiln=wood': { de: 'Holz', en: 'Wood' },
    'kiln=gas': { de: 'Gas', en: 'Gas' },
    degrees: { de: 'Grad', en: 'Degrees' },
    is_raku: { de: 'Raku', en: 'Raku' },
  },
  public: ['clay'],
  migrate: ({ temperature, ...values }) => ({ ...values, degrees: temperature }),
})

it('stored values are read as the house describes them today', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(valuesOf('event', facts, null)).toEqual({ clay: '', kiln: '', degrees: null, is_raku: false })
  const stored = { version: 2, values: { clay: 'Stoneware', kiln: 'wood', degrees: 1240, is_raku: true } }
  expect(valuesOf('event', facts, stored)).toEqual(stored.values)
  expect(valuesOf('event', facts, { version: 1, values: { temperature: 900 } })).toMatchObject({
    degrees: 900,
  })
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

it('a value that no longer fits is left out and said once, and so is everything where migrate() fails', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const stored = { version: 2, values: { clay: 'Porcelain', kiln: 'electric', degrees: 9999, gone: 1 } }
  const left = { clay: 'Porcelain', kiln: '', degrees: null, is_raku: false }
  expect(valuesOf('event', facts, stored)).toEqual(left)
  expect(valuesOf('event', facts, stored)).toEqual(left)
  expect(warn.mock.calls.map(([sentence]) => sentence)).toEqual([
    'facts/event.ts: a stored "kiln" does not fit, and is left out.',
    'facts/event.ts: a stored "degrees" does not fit, and is left out.',
  ])
  const broken = {
    ...facts,
    migrate: () => {
      throw new Error('no such kiln')
    },
  }
  expect(valuesOf('event', broken, { version: 1, values: { clay: 'x' } })).toMatchObject({ clay: '' })
  expect(warn).toHaveBeenLastCalledWith(
    'facts/event.ts: migrate() failed, and values are left out: no such kiln.',
  )
  warn.mockRestore()
})

it.each([
  ['nothing', undefined, 'it must export defineFacts({ version, fields, strings }) by default'],
  ['no version', { ...facts, version: 0 }, 'version must be a whole number from 1'],
  ['a field without a label', { ...facts, strings: {} }, 'strings has no label "clay"'],
  [
    'a required field',
    { ...facts, fields: { clay: string({ required: true }) } },
    'clay cannot be required: items have been stored without it',
  ],
  [
    'a field of another kind',
    { ...facts, fields: { clay: { kind: 'image' } } },
    'clay may be: string, number, choice, boolean, day, reference, references',
  ],
  [
    'a public field that is none',
    { ...facts, public: ['glaze'] },
    'public names "glaze", which is none of its fields',
  ],
])('%s is refused with one sentence', (_, given, sentence) => {
  expect(() => checkFacts('event', given)).toThrow(`facts/event.ts: ${sentence}.`)
})

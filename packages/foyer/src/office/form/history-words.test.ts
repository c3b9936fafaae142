import { expect, it } from 'vitest'
import type { FieldDescription } from '../../fields/description.ts'
import type { HistoryEntry } from '../calls.ts'
import { changeWords, valueAfter } from './history-words.ts'

const field = (name: string, more: Partial<FieldDescription> = {}): FieldDescription => ({
  ...{ name, label: name, kind: 'string', required: false, read_only: false, limits: {} },
  ...more,
})
const said = {
  locale: 'de',
  nameOf: (of: string, id: number) => (of === 'venues/room' ? `Raum ${id}` : undefined),
} as const

it('a wrong price is found in the history: what it was, what it became, and none of the rows that stayed', () => {
  const prices = field('prices', {
    kind: 'items',
    fields: [field('price', { limits: { format: 'money' } }), field('name', { kind: 'bilingual' })],
  })
  const stalls = { price: '34.00', name: { de: 'Parkett', en: 'Stalls' } }
  const front = (price: string) => ({ price, name: { de: 'Vorn', en: 'Front' } })
  expect(changeWords(prices, [front('42.00'), stalls], [front('48.00'), stalls], said)).toEqual({
    before: '42,00 € · Vorn',
    after: '48,00 € · Vorn',
  })
})

it('references, moments and choices are told by what editors call them', () => {
  const status = field('status', { kind: 'choice', options: [{ value: 'cancelled', label: 'Abgesagt' }] })
  expect(changeWords(status, null, 'cancelled', said)).toEqual({ before: '', after: 'Abgesagt' })
  const room = field('room', { kind: 'reference', of: 'venues/room' })
  expect(changeWords(room, 3, null, said)).toEqual({ before: 'Raum 3', after: '' })
  const start = field('date_start', { kind: 'dateTime' })
  expect(changeWords(start, '2026-11-25T19:30:00+01:00', '2026-11-26T19:30:00+01:00', said)).toEqual({
    before: '25.11.2026 19:30',
    after: '26.11.2026 19:30',
  })
  expect(changeWords(field('is_online', { kind: 'boolean' }), true, false, said)).toBeNull()
})

it('what a change made of a field is what the next change of it found, or what stands there now', () => {
  const entry = (id: number, price: string): HistoryEntry => ({
    ...{ id, at: '', actor: null, action: 'update', fields: ['price'] },
    before: { price },
  })
  const newestFirst = [entry(3, '48.00'), { ...entry(2, ''), fields: ['title'] }, entry(1, '42.00')]
  expect(valueAfter(newestFirst, 2, 'price', { price: '44.00' })).toBe('48.00')
  expect(valueAfter(newestFirst, 0, 'price', { price: '44.00' })).toBe('44.00')
})

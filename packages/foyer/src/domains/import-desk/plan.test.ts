import { describe, expect, it } from 'vitest'
import { type Given, notedAs, type Present, planFor } from './plan.ts'

const given: Required<Given> = {
  title: 'Figaro',
  date_start: '2027-03-12T19:30:00+01:00',
  date_end: '2027-03-12T21:30:00+01:00',
  room: 1,
  status: 'scheduled',
  price: '24.50',
}
const event: Present = { ...given }
const later = { date_start: '2027-03-13T19:30:00+01:00', date_end: '2027-03-13T21:30:00+01:00' }
const plan = (
  now: Given,
  present: Present | null = event,
  taken: Given | null = given,
  aside: Given | null = null,
) => planFor(now, { taken, aside, event: present })
const told = ({ changes }: ReturnType<typeof planFor>) =>
  changes.map(({ field, isKept }) => (isKept ? `${field} kept` : field))

describe('Import desk: what an export would change', () => {
  it('nothing, where the event is as it was given; the same moment may be written otherwise', () => {
    expect(plan(given).kind).toBe('same')
    expect(plan({ ...given, date_start: '2027-03-12T18:30:00Z' }).kind).toBe('same')
  })

  it.each([
    [later, 'moved', ['date_start', 'date_end']],
    [{ room: 2 }, 'moved', ['room']],
    [{ status: 'cancelled' }, 'cancelled', ['status']],
    [{ ...later, status: 'cancelled' }, 'cancelled', ['date_start', 'date_end', 'status']],
    [{ price: '30.00', status: 'few_left' }, 'changed', ['status', 'price']],
  ] as const)('%o is %s', (change, kind, fields) => {
    const result = plan({ ...given, ...change })
    expect(result.kind).toBe(kind)
    expect(told(result)).toEqual(fields)
  })

  it('what an export does not tell is not changed', () => {
    const { room: _, price: __, ...less } = given
    expect(plan(less).kind).toBe('same')
  })

  it('an event that is not here is new; one that an editor has deleted is not made again', () => {
    expect(plan(given, null, null).kind).toBe('new')
    expect(plan({ ...given, ...later }, null, given).kind).toBe('same')
  })
})

describe('Import desk: fields owned by the editors are never overwritten', () => {
  it('what an editor has changed stays, while the rest follows the export', () => {
    const result = plan(
      { ...given, title: 'Figaros Hochzeit', price: '30.00' },
      { ...event, title: 'Le nozze' },
    )
    expect(result.kind).toBe('changed')
    expect(told(result)).toEqual(['title kept', 'price'])
  })

  it('a change by an editor alone is no news', () => {
    expect(plan(given, { ...event, status: 'cancelled', price: '10.00, 20.00' }).kind).toBe('same')
  })

  it('a beginning that stays keeps its end', () => {
    const result = plan({ ...given, ...later }, { ...event, date_start: '2027-03-12T18:00:00+01:00' })
    expect(told(result)).toEqual(['date_start kept', 'date_end kept'])
    expect(result.kind).toBe('kept')
  })

  it('an event that was here before the source is an editor’s in everything that differs', () => {
    expect(told(plan({ ...given, ...later }, event, null))).toEqual(['date_start kept', 'date_end kept'])
    expect(plan(given, event, null).kind).toBe('same')
  })

  it('what was set aside is not offered again, until the export says something else', () => {
    const moved = { ...given, ...later }
    expect(plan(moved, event, given, moved).kind).toBe('same')
    expect(plan({ ...moved, room: 2 }, event, given, moved).kind).toBe('moved')
  })

  it('a source that first speaks of a status when an evening is cancelled is heard', () => {
    const { status: _, ...silent } = given
    const noted = notedAs(silent, { taken: null, event: null })
    expect(plan({ ...silent, status: 'cancelled' }, event, noted).kind).toBe('cancelled')
    expect(plan({ ...silent, status: 'cancelled' }, { ...event, status: 'moved' }, noted).kind).toBe('kept')
  })
})

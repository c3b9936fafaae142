import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Hours, OpeningHoursToday } from '../contract.ts'
import { nextChange, openingNotes, openingState } from './opening-state.ts'
import { watchOpening } from './watch-opening.ts'

const NONE: Hours = {
  time_from: null,
  time_to: null,
  closed: false,
  alternative_text: '',
  alternative_link_url: '',
}
const from = (time_from: string | null, time_to: string | null): Hours => ({ ...NONE, time_from, time_to })
const BOX_OFFICE = from('14:00:00', '18:00:00')
const NIGHT = from('20:00:00', '02:00:00')
const REST_OF_NIGHT = from('00:00:00', '02:00:00')

function hours(date: string, opening_hours: Hours[], opening_hours_exceptions: Hours[] = []) {
  return { date, opening_hours, opening_hours_exceptions }
}
/** The state of the label at a time of day at the house, in winter. */
function at(time: string, weekly: Hours[], exceptions: Hours[] = []) {
  const now = new Date(`2026-11-18T${time}+01:00`)
  return openingState(hours('2026-11-18', weekly, exceptions), now)
}

describe('2 §4 Opening hours label', () => {
  it.each([
    ['00:00:00', { state: 'early', time: '14:00' }],
    ['13:59:59', { state: 'early', time: '14:00' }],
    ['14:00:00', { state: 'open', time: '18:00' }],
    ['17:59:59', { state: 'open', time: '18:00' }],
    ['18:00:00', { state: 'late' }],
    ['23:59:59', { state: 'late' }],
  ])('at %s of a day with one span: %j', (time, state) => {
    expect(at(time, [BOX_OFFICE])).toEqual(state)
  })

  it('is early again between two spans, in whatever order they come', () => {
    const spans = [from('19:00:00', '21:00:00'), from('10:00:00', '12:00:00')]
    expect(at('09:00:00', spans)).toEqual({ state: 'early', time: '10:00' })
    expect(at('11:00:00', spans)).toEqual({ state: 'open', time: '12:00' })
    expect(at('12:00:00', spans)).toEqual({ state: 'early', time: '19:00' })
    expect(at('21:00:00', spans)).toEqual({ state: 'late' })
  })

  it('is open until the later end where two overlap', () => {
    expect(at('15:00:00', [from('10:00:00', '16:00:00'), BOX_OFFICE])).toEqual({
      state: 'open',
      time: '18:00',
    })
    expect(at('21:00:00', [from('20:30:00', '23:00:00'), NIGHT])).toEqual({ state: 'open', time: '02:00' })
  })

  it('is closed on a day without hours', () => {
    expect(at('12:00:00', [])).toEqual({ state: 'closed' })
  })

  it('goes on across midnight, and from there on with what is left of the night', () => {
    expect(at('23:59:59', [NIGHT])).toEqual({ state: 'open', time: '02:00' })
    expect(at('01:59:59', [REST_OF_NIGHT, BOX_OFFICE])).toEqual({ state: 'open', time: '02:00' })
    expect(at('02:00:00', [REST_OF_NIGHT, BOX_OFFICE])).toEqual({ state: 'early', time: '14:00' })
  })

  it('ends at midnight where that is the end', () => {
    expect(at('23:00:00', [from('20:00:00', '00:00:00')])).toEqual({ state: 'open', time: '00:00' })
  })

  it('is open for a whole day where the end is the beginning', () => {
    expect(at('12:00:00', [from('10:00:00', '10:00:00')])).toEqual({ state: 'open', time: '10:00' })
  })

  it('takes the times of an exception for the weekly ones, and a closed one for all', () => {
    expect(at('13:00:00', [BOX_OFFICE], [from('12:00:00', '19:30:00')])).toEqual({
      state: 'open',
      time: '19:30',
    })
    expect(at('15:00:00', [BOX_OFFICE], [{ ...NONE, closed: true }])).toEqual({ state: 'closed' })
    expect(at('15:00:00', [BOX_OFFICE], [{ ...BOX_OFFICE, closed: true }])).toEqual({ state: 'closed' })
  })

  it('lets an exception that is only a text stand beside the hours', () => {
    const ferry = { ...NONE, alternative_text: 'On the ferry', alternative_link_url: '/en/ferry' }
    expect(at('15:00:00', [BOX_OFFICE], [ferry])).toEqual({ state: 'open', time: '18:00' })
    expect(openingNotes(hours('2026-11-18', [], [NONE, ferry]))).toEqual([
      { text: 'On the ferry', url: '/en/ferry' },
    ])
  })

  it('reads a missing bound as the bound of the day', () => {
    expect(at('03:00:00', [], [from(null, '10:00:00')])).toEqual({ state: 'open', time: '10:00' })
    expect(at('23:00:00', [], [from('22:00:00', null)])).toEqual({ state: 'open', time: '00:00' })
  })

  it('says nothing about another day', () => {
    expect(openingState(hours('2026-11-17', [BOX_OFFICE]), new Date('2026-11-18T15:00:00+01:00'))).toBeNull()
  })
})

describe('the next change', () => {
  const next = (now: string, weekly: Hours[]) =>
    nextChange(hours(now.slice(0, 10), weekly), new Date(now)).toISOString()

  it('is a beginning, an end, then midnight at the house', () => {
    expect(next('2026-11-18T10:00:00+01:00', [BOX_OFFICE])).toBe('2026-11-18T13:00:00.000Z')
    expect(next('2026-11-18T14:00:00+01:00', [BOX_OFFICE])).toBe('2026-11-18T17:00:00.000Z')
    expect(next('2026-11-18T18:00:00+01:00', [BOX_OFFICE])).toBe('2026-11-18T23:00:00.000Z')
  })

  it('is the nearest of all where two spans overlap', () => {
    const both = [from('10:00:00', '16:00:00'), BOX_OFFICE]
    expect(next('2026-11-18T12:00:00+01:00', both)).toBe('2026-11-18T13:00:00.000Z')
  })

  it('is midnight where the hours are those of another day', () => {
    const yesterday = hours('2026-11-17', [BOX_OFFICE])
    expect(nextChange(yesterday, new Date('2026-11-18T10:00:00+01:00')).toISOString()).toBe(
      '2026-11-18T23:00:00.000Z',
    )
  })

  it('is an hour nearer or farther across a change of clocks', () => {
    expect(next('2026-03-29T01:30:00+01:00', [BOX_OFFICE])).toBe('2026-03-29T12:00:00.000Z')
    expect(next('2026-10-25T01:30:00+02:00', [BOX_OFFICE])).toBe('2026-10-25T13:00:00.000Z')
  })
})

describe('the label as time goes by', () => {
  const listeners = new Map<string, () => void>()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', {
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      removeEventListener: (name: string) => listeners.delete(name),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function watch(begin: string, answers: OpeningHoursToday[]) {
    vi.setSystemTime(new Date(begin))
    const told: string[] = []
    const ask = vi.fn(
      async () => answers[Math.min(ask.mock.calls.length, answers.length) - 1] as OpeningHoursToday,
    )
    const stop = watchOpening({
      ask,
      delay: 200,
      tell: ({ state }) => told.push([state.state, state.time].filter(Boolean).join(' ')),
    })
    return { told, ask, stop }
  }
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  const HOUR = 3_600_000

  it('2 §9 Opening hours: asks 200 ms after it is shown, and follows the day by itself', async () => {
    const { told, ask } = watch('2026-11-18T13:59:00+01:00', [hours('2026-11-18', [BOX_OFFICE])])
    await pass(199)
    expect(ask).not.toHaveBeenCalled()
    await pass(1)
    expect(told).toEqual(['early 14:00'])
    await pass(60_000)
    expect(told).toEqual(['early 14:00', 'open 18:00'])
    await pass(4 * HOUR)
    expect(told).toEqual(['early 14:00', 'open 18:00', 'late'])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('asks for the new day at midnight, and the night goes on', async () => {
    const { told, ask } = watch('2026-11-18T23:00:00+01:00', [
      hours('2026-11-18', [NIGHT]),
      hours('2026-11-19', [REST_OF_NIGHT, BOX_OFFICE]),
    ])
    await pass(HOUR + 1000)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(told).toEqual(['open 02:00', 'open 02:00'])
    await pass(2 * HOUR)
    expect(told.at(-1)).toBe('early 14:00')
  })

  it('is right through the night in which an hour comes twice', async () => {
    const long = from('00:00:00', '04:00:00')
    const { told } = watch('2026-10-25T01:30:00+02:00', [hours('2026-10-25', [long])])
    await pass(3 * HOUR + 29 * 60_000)
    expect(told).toEqual(['open 04:00'])
    await pass(60_000 + 200)
    expect(told).toEqual(['open 04:00', 'late'])
  })

  it('waits for a server that still lives in yesterday', async () => {
    const { told, ask } = watch('2026-11-19T00:00:10+01:00', [
      hours('2026-11-18', [BOX_OFFICE]),
      hours('2026-11-19', [BOX_OFFICE]),
    ])
    await pass(1000)
    expect([told, ask.mock.calls.length]).toEqual([[], 1])
    await pass(60_000)
    expect(told).toEqual(['early 14:00'])
  })

  it('looks again when a sleeping device wakes, and never after its end', async () => {
    const { told, stop } = watch('2026-11-18T10:00:00+01:00', [hours('2026-11-18', [BOX_OFFICE])])
    await pass(200)
    vi.setSystemTime(new Date('2026-11-18T15:00:00+01:00'))
    listeners.get('visibilitychange')?.()
    expect(told).toEqual(['early 14:00', 'open 18:00'])
    stop()
    await pass(24 * HOUR)
    expect(told).toHaveLength(2)
  })

  it('says nothing where the hours cannot be had', async () => {
    const told: unknown[] = []
    const stop = watchOpening({
      ask: () => Promise.reject(new Error('down')),
      delay: 0,
      tell: (o) => told.push(o),
    })
    await pass(HOUR)
    expect(told).toEqual([])
    stop()
  })
})

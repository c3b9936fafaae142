import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../platform/time/clock.ts'
import { eachDay, spanOf } from './span.ts'

const clock = fakeClock('2026-03-10T09:00:00Z')
const TODAY = '2026-03-10'

describe('the days that are looked at', () => {
  it('are the last thirty where nothing is said', () => {
    expect(spanOf({ clock }, {})).toEqual({ from: '2026-02-09', to: TODAY })
  })

  it('end today at the latest, never before they begin, and go back two years at most', () => {
    expect(spanOf({ clock }, { from: '2026-03-01', to: '2027-01-01' })).toEqual({
      from: '2026-03-01',
      to: TODAY,
    })
    expect(spanOf({ clock }, { from: '2026-02-20', to: '2026-02-10' })).toEqual({
      from: '2026-02-10',
      to: '2026-02-10',
    })
    expect(spanOf({ clock }, { from: '0001-01-01' }).from).toBe('2024-03-10')
  })
})

it('a day on which nothing was counted is a day', () => {
  const rows = [{ day: '2026-02-28', views: 3 }]
  expect(eachDay({ from: '2026-02-27', to: '2026-03-01' }, rows, { views: 0 })).toEqual([
    { day: '2026-02-27', views: 0 },
    { day: '2026-02-28', views: 3 },
    { day: '2026-03-01', views: 0 },
  ])
})

import { expect, it } from 'vitest'
import { type Hours, hoursOn, onWorkdays, withOpening } from './week.ts'

const hours = (weekday: number, time_from: string, time_to: string): Hours => ({
  weekday,
  time_from,
  time_to,
})
const week = [hours(1, '10:00', '12:00'), hours(6, '11:00', '18:00'), hours(1, '14:00', '18:00')]

it('2 §3 Opening hours: a day has its hours, each at its place in the list', () => {
  expect(hoursOn(week, 1).map(({ index, time_from }) => [index, time_from])).toEqual([
    [0, '10:00'],
    [2, '14:00'],
  ])
  expect(hoursOn(week, 2)).toEqual([])
  expect(withOpening(week, 2).slice(0, 3)).toEqual(week)
})

it('2 §3 Opening hours: the hours of a day are taken for the whole working week; the weekend stays', () => {
  const all = onWorkdays([...week, hours(3, '20:00', '22:00')], 1)
  for (const day of [1, 2, 3, 4, 5]) {
    expect(hoursOn(all, day).map(({ time_from }) => time_from)).toEqual(['10:00', '14:00'])
  }
  expect(hoursOn(all, 6).map(({ time_from }) => time_from)).toEqual(['11:00'])
  expect(hoursOn(all, 7)).toEqual([])
})

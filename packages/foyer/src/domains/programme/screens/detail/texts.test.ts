import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'
import { weeklyRuns } from './weekly-hours.ts'

describe('the words of a rich text', () => {
  it('are without marks, and with what the marks stood for', () => {
    expect(plainText('<p>Lührs &amp; Tochter</p><p>„1 &lt; 2“</p>')).toBe('Lührs & Tochter „1 < 2“')
  })

  it('are cut at a word', () => {
    expect(plainText('<p>eins zwei drei</p>', 9)).toBe('eins …')
    expect(plainText('<p>eins zwei drei</p>', 14)).toBe('eins zwei drei')
  })
})

describe('the hours of a week', () => {
  const on = (weekday: number, from: string, to: string) => ({
    weekday,
    time_from: `${from}:00`,
    time_to: `${to}:00`,
  })

  it('are said once for days in a row that have the same', () => {
    expect(weeklyRuns([on(2, '11:00', '23:00'), on(3, '11:00', '23:00'), on(5, '11:00', '02:00')])).toEqual([
      { first: 2, last: 3, times: [{ from: '11:00', to: '23:00' }] },
      { first: 5, last: 5, times: [{ from: '11:00', to: '02:00' }] },
    ])
  })

  it('do not join what a day without hours parts', () => {
    expect(weeklyRuns([on(1, '10:00', '12:00'), on(3, '10:00', '12:00')])).toHaveLength(2)
  })

  it('have the two halves of a day in order', () => {
    expect(weeklyRuns([on(1, '18:00', '20:00'), on(1, '10:00', '12:00')])[0]?.times).toEqual([
      { from: '10:00', to: '12:00' },
      { from: '18:00', to: '20:00' },
    ])
  })
})

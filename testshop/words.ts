import { formatMoment } from '../src/ui/format.ts'
import { strings } from './strings.ts'

export type Language = 'de' | 'en'

/** 2 §9: ".00" removed, a comma for the point, the currency sign behind. */
export function price(cents: number): string {
  const euros = (cents / 100).toFixed(2).replace(/\.00$/, '').replace('.', ',')
  return `${euros} €`
}

/** 2 §9: abbreviated weekday, day, full month, year. */
export function date(at: Date, language: Language): string {
  return formatMoment(
    at.toISOString(),
    language === 'de' ? 'ddd, D. MMMM YYYY' : 'ddd, D MMMM YYYY',
    language,
  )
}

export function time(at: Date, language: Language): string {
  return strings.clock[language](bareTime(at))
}

export function bareTime(at: Date): string {
  return formatMoment(at.toISOString(), 'HH:mm', 'de')
}

interface Seated {
  group: Record<Language, string>
  timeStart: string | null
  row: number
  number: number
}

/** Where somebody sits: the group, then hour of entry or row and seat where there are any. */
export function seatWords({ group, timeStart, row, number }: Seated, language: Language): string {
  const parts = [group[language]]
  if (timeStart) parts.push(strings.clock[language](timeStart.slice(0, 5)))
  if (row > 0) parts.push(strings.row[language](row), strings.seat[language](number))
  return parts.join(', ')
}

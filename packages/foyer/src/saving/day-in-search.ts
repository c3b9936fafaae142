import { monthNamed } from '../contract/month-names.ts'
import { houseDay } from '../platform/time/house-clock.ts'

/** A day in a search, and the other words of that search. */
export interface DayInSearch {
  /** Null where the search does not name the year. */
  year: number | null
  month: number
  day: number
  words: string
}

type Named = Omit<DayInSearch, 'words'>

/** The first day that a search names: `27.11.`, `27.11.2026`, `27 Nov`, `27. November 2026`, `Nov 27`, `2026-11-27`. */
export function dayInSearch(search: string): DayInSearch | null {
  const parts = search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  for (const at of parts.keys()) {
    const found = dayAt(parts, at)
    if (found && isInCalendar(found.named)) {
      const words = [...parts.slice(0, at), ...parts.slice(at + found.length)].join(' ')
      return { ...found.named, words }
    }
  }
  return null
}

/** The days that are meant, as `2026-11-27`: without a year, those of the last ten and the next three years. */
export function daysMeant(named: Named, now: Date): string[] {
  const thisYear = Number(houseDay(now).slice(0, 4))
  const years =
    named.year === null ? Array.from({ length: 14 }, (_, index) => thisYear - 10 + index) : [named.year]
  return years.filter((year) => isInCalendar({ ...named, year })).map((year) => written({ ...named, year }))
}

function dayAt(parts: string[], at: number): { named: Named; length: number } | null {
  const [first = '', second = '', third = ''] = parts.slice(at)
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(first)
  if (iso) return { named: { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }, length: 1 }
  const dotted = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4})?)?$/.exec(first)
  if (dotted) {
    const [, day, month, year] = dotted
    return { named: { year: year ? Number(year) : null, month: Number(month), day: Number(day) }, length: 1 }
  }
  // `27 Nov`, `27. November`, `Nov 27`, `November 27th`.
  const inOrder = monthOf(second) > 0 ? [first, second] : [second, first]
  const [, day] = /^(\d{1,2})(?:\.|st|nd|rd|th)?$/.exec(inOrder[0] ?? '') ?? []
  const month = monthOf(inOrder[1] ?? '')
  if (!day || month === 0) return null
  const year = /^\d{4}$/.test(third) ? Number(third) : null
  return { named: { year, month, day: Number(day) }, length: year === null ? 2 : 3 }
}

const monthOf = (part: string) => monthNamed(part.replace(/\.$/, ''))

/** A leap year, because it has all days. */
function isInCalendar(named: Named): boolean {
  const text = written({ ...named, year: named.year ?? 2024 })
  const at = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

function written({ year, month, day }: Named): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

import { monthNamed } from '../../contract/month-names.ts'

interface Named {
  day: number
  month: number
  year: number | null
}

/**
 * The days named in a text, in the forms that press texts use: `12.3.2027`, `12. und 14. März 2027`, `19./20.3.`, `12
 * March`, `2027-03-12`. A day without a month has the month of the next day that has one; a day without a year is the
 * first such day from `first` on; times are ignored. Sorted, each once.
 */
export function daysInText(text: string, first: string): string[] {
  const found: Named[] = []
  let withoutMonth: number[] = []
  let withoutYear: Named[] = []
  const give = (month: number, year: number | null) => {
    const named = withoutMonth.map((day) => ({ day, month, year }))
    found.push(...named)
    if (year === null) withoutYear.push(...named)
    withoutMonth = []
  }
  for (const part of text.toLowerCase().replace(TIMES, ' ').match(PARTS) ?? []) {
    const numbers = part.split(/[.-]/).map(Number)
    if (part.includes('-')) {
      const [year = 0, month = 0, day = 0] = numbers
      found.push({ day, month, year })
    } else if (/^\d{4}$/.test(part)) {
      for (const one of withoutYear) one.year = Number(part)
      withoutYear = []
    } else if (/^\d+\.?$/.test(part)) withoutMonth.push(numbers[0] ?? 0)
    else if (/^\d/.test(part)) {
      withoutMonth.push(numbers[0] ?? 0)
      give(numbers[1] ?? 0, numbers[2] || null)
    } else {
      const month = monthNamed(part)
      if (month > 0) give(month, null)
    }
  }
  return [...new Set(found.flatMap((one) => writtenDay(one, first)))].toSorted()
}

const TIMES = /\b\d{1,2}(?:[.:]\d\d)?\s?(?:uhr|h|am|pm)\b|\b\d{1,2}:\d\d\b/g
const PARTS = /\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.(?:\d{4})?|\d{4}|\d{1,2}\.?|\p{L}{3,}/gu

/** The day as text; empty if it does not exist. */
function writtenDay({ day, month, year }: Named, first: string): string[] {
  const within = (one: number) => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const own = Number(first.slice(0, 4))
  const written = within(year ?? (within(own) >= first ? own : own + 1))
  const at = new Date(`${written}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? [written] : []
}

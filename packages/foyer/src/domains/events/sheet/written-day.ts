import type { Locale } from '../../../contract/locale.ts'

const FORMS = {
  D: { day: 'numeric' },
  ddd: { weekday: 'short' },
  MMMM: { month: 'long' },
  YYYY: { year: 'numeric' },
  'D.M.': { day: 'numeric', month: 'numeric' },
  'D MMM': { day: 'numeric', month: 'short' },
  'D.M.YYYY': { day: 'numeric', month: 'numeric', year: 'numeric' },
  'D MMM YYYY': { day: 'numeric', month: 'short', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>
export type DayForm = keyof typeof FORMS

/** A day, or a moment at the house of which the day counts, in one of the forms of the sheet. */
export function writtenDay(day: string, form: DayForm, locale: Locale): string {
  if (form === 'D') return String(Number(day.slice(8, 10)))
  const moment = new Date(`${day.slice(0, 10)}T12:00:00Z`)
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...FORMS[form],
    timeZone: 'UTC',
  }).format(moment)
}

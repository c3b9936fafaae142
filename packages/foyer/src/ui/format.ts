import type { DesignSettings } from '../contract/design-settings.ts'
import type { Locale } from '../contract/locale.ts'
import { wallClock } from './house-clock.ts'

type Parsers = DesignSettings['parsers']

const TOKEN = /\[([^[\]]*)\]|d{3,4}|D{1,2}|M{1,4}|YYYY|YY|HH?|mm/g

/**
 * Not `Intl`: its short names differ between browsers (Sep, Sept), and the browser must render the same text as the
 * server.
 */
const WEEKDAYS: Record<Locale, string> = {
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
}
const MONTHS: Record<Locale, string> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  en: 'January February March April May June July August September October November December',
}
/** Short names that are not three letters long. */
const SHORT_MONTHS: Record<Locale, RegExp> = { de: /^(März|Juni|Juli|Sept)/, en: /^Sept/ }

interface Moment {
  locale: Locale
  year: string
  month: string
  hour: string
  minute: string
  day: string
  weekday: string
  monthName: string
}

/** Dates are shown in the house's time (1 §9), wherever the visitor is. */
function momentOf(iso: string, locale: Locale): Moment {
  const clock = wallClock(new Date(iso))
  const [year = '', month = '', day = ''] = clock.day.split('-')
  const [hour = '', minute = ''] = clock.time.split(':')
  const weekday = WEEKDAYS[locale].split(' ')[new Date(clock.day).getUTCDay()] ?? ''
  const monthName = MONTHS[locale].split(' ')[Number(month) - 1] ?? ''
  return { locale, year, month, day, hour, minute, weekday, monthName }
}

const TOKENS: Record<string, (moment: Moment) => string> = {
  ddd: ({ weekday, locale }) => weekday.slice(0, locale === 'de' ? 2 : 3),
  dddd: ({ weekday }) => weekday,
  D: ({ day }) => String(Number(day)),
  DD: ({ day }) => day,
  M: ({ month }) => String(Number(month)),
  MM: ({ month }) => month,
  MMM: ({ monthName, locale }) => SHORT_MONTHS[locale].exec(monthName)?.[0] ?? monthName.slice(0, 3),
  MMMM: ({ monthName }) => monthName,
  YY: ({ year }) => year.slice(-2),
  YYYY: ({ year }) => year,
  H: ({ hour }) => String(Number(hour)),
  HH: ({ hour }) => hour,
  mm: ({ minute }) => minute,
}

/** Formats a moment by the tokens of a design setting: `ddd, D. MMMM YYYY`. Text in brackets is used unchanged. */
export function formatMoment(iso: string, pattern: string, locale: Locale): string {
  const moment = momentOf(iso, locale)
  return pattern.replace(TOKEN, (token, literal?: string) => literal ?? TOKENS[token]?.(moment) ?? token)
}

/**
 * 1 §9: abbreviated weekday, day, full month, year, unless the setting says otherwise. In English there is no dot after
 * the day.
 */
export function formatDate(iso: string, parsers: Parsers, locale: Locale): string {
  const pattern = locale === 'de' ? parsers.date : parsers.date.replace(/\b(D{1,2})\./g, '$1')
  return formatMoment(iso, pattern, locale)
}

/** 1 §9: HH:MM, German adds Uhr. */
export function formatTime(iso: string, parsers: Parsers, locale: Locale): string {
  const time = formatMoment(iso, parsers.time, locale)
  return locale === 'de' ? `${time} Uhr` : time
}

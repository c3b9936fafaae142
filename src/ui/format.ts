import type { DesignSettings } from '../contract/design-settings.ts'
import type { Locale } from '../contract/locale.ts'

type Parsers = DesignSettings['parsers']

const TAGS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' }
const TOKEN = /\[([^\]]*)\]|d{3,4}|D{1,2}|M{1,4}|YYYY|YY|HH?|mm/g

type Parts = Record<string, string>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Displayed dates are Berlin's (1 §9), wherever the visitor is. */
function partsOf(moment: Date, locale: Locale, length: 'long' | 'short' | 'numeric'): Parts {
  const key = `${locale} ${length}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const words = length === 'numeric' ? 'long' : length
    formatter = new Intl.DateTimeFormat(TAGS[locale], {
      timeZone: 'Europe/Berlin',
      weekday: words,
      day: 'numeric',
      month: length,
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    formatters.set(key, formatter)
  }
  return Object.fromEntries(formatter.formatToParts(moment).map(({ type, value }) => [type, value]))
}

/** A moment in the tokens of a design setting: `ddd, D. MMMM YYYY`. What stands in brackets is taken as it is. */
export function formatMoment(iso: string, pattern: string, locale: Locale): string {
  const moment = new Date(iso)
  const short = partsOf(moment, locale, 'short')
  const long = partsOf(moment, locale, 'long')
  const numeric = partsOf(moment, locale, 'numeric')
  const day = Number(numeric.day)
  const values: Record<string, string | undefined> = {
    ddd: short.weekday?.replace('.', ''),
    dddd: long.weekday,
    D: String(day),
    DD: String(day).padStart(2, '0'),
    M: String(Number(numeric.month)),
    MM: numeric.month?.padStart(2, '0'),
    MMM: short.month?.replace('.', ''),
    MMMM: long.month,
    YY: numeric.year?.slice(-2),
    YYYY: numeric.year,
    H: String(Number(numeric.hour)),
    HH: numeric.hour,
    mm: numeric.minute,
  }
  return pattern.replace(TOKEN, (token, literal?: string) => literal ?? values[token] ?? token)
}

/** 1 §9: abbreviated weekday, day, full month, year, unless the setting says otherwise. English has no dot after the day. */
export function formatDate(iso: string, parsers: Parsers, locale: Locale): string {
  const pattern = locale === 'de' ? parsers.date : parsers.date.replace(/\b(D{1,2})\./g, '$1')
  return formatMoment(iso, pattern, locale)
}

/** 1 §9: HH:MM, German adds Uhr. */
export function formatTime(iso: string, parsers: Parsers, locale: Locale): string {
  const time = formatMoment(iso, parsers.time, locale)
  return locale === 'de' ? `${time} Uhr` : time
}

/** 2 §9: `.00` removed, the point turned into a comma, then the currency sign. */
export function formatPrice(price: string, parsers: Parsers): string {
  return `${price.replace(/\.00$/, '').replace('.', ',')}\u00a0${parsers.currency}`
}

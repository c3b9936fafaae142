import type { DesignSettings } from '../contract/design-settings.ts'
import type { Locale } from '../contract/locale.ts'

type Parsers = DesignSettings['parsers']

const TAGS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' }
const TOKEN = /\[([^[\]]*)\]|d{3,4}|D{1,2}|M{1,4}|YYYY|YY|HH?|mm/g

type Parts = Record<string, string>
type Length = 'long' | 'short' | 'numeric'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Displayed dates are Berlin's (1 §9), wherever the visitor is. */
function partsOf(moment: Date, locale: Locale, length: Length): Parts {
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

/** What a token stands for, of the parts in the length it needs: to take a moment apart is dear. */
const TOKENS: Record<string, (parts: (length: Length) => Parts) => string | undefined> = {
  ddd: (parts) => parts('short').weekday?.replace('.', ''),
  dddd: (parts) => parts('long').weekday,
  D: (parts) => String(Number(parts('numeric').day)),
  DD: (parts) => parts('numeric').day?.padStart(2, '0'),
  M: (parts) => String(Number(parts('numeric').month)),
  MM: (parts) => parts('numeric').month?.padStart(2, '0'),
  MMM: (parts) => parts('short').month?.replace('.', ''),
  MMMM: (parts) => parts('long').month,
  YY: (parts) => parts('numeric').year?.slice(-2),
  YYYY: (parts) => parts('numeric').year,
  H: (parts) => String(Number(parts('numeric').hour)),
  HH: (parts) => parts('numeric').hour,
  mm: (parts) => parts('numeric').minute,
}

/** A moment in the tokens of a design setting: `ddd, D. MMMM YYYY`. What stands in brackets is taken as it is. */
export function formatMoment(iso: string, pattern: string, locale: Locale): string {
  const moment = new Date(iso)
  const taken: Partial<Record<Length, Parts>> = {}
  const partsIn = (length: Length) => {
    taken[length] ??= partsOf(moment, locale, length)
    return taken[length]
  }
  return pattern.replace(TOKEN, (token, literal?: string) => literal ?? TOKENS[token]?.(partsIn) ?? token)
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

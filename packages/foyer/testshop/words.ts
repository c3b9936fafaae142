import { facts } from '#house/facts'
import { formatPrice, USUAL_PRICES } from '../src/contract/prices.ts'
import { html, type Markup } from '../src/platform/endpoints/html.ts'
import { formatMoment } from '../src/ui/format.ts'
import { strings } from './strings.ts'

export type Language = 'de' | 'en'

/** 3-readings, Decided after it was used, attacked and read, Prices by language. The shop does not know the site's settings for prices. */
export function price(cents: number, language: Language): string {
  return formatPrice((cents / 100).toFixed(2), USUAL_PRICES, language)
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

type Named = Record<Language, string>

const otherThan = (language: Language): Language => (language === 'de' ? 'en' : 'de')

/** A name in this language, or in the other one where it is missing. */
export function nameIn(name: Named, language: Language): string {
  return name[language] || name[otherThan(language)]
}

/** The same as markup, which marks a text in the other language. */
export function shownName(name: Named, language: Language): Markup {
  if (name[language] || !name[otherThan(language)]) return html`${name[language]}`
  const other = otherThan(language)
  return html`<span lang="${other}">${name[other]}</span>`
}

interface Seated {
  group: Named
  timeStart: string | null
  row: number
  number: number
}

/** A seat in words: the group, then the hour of entry, or row and seat. */
export function seatWords({ group, timeStart, row, number }: Seated, language: Language): string {
  return [nameIn(group, language), ...placeWords({ timeStart, row, number }, language)].join(', ')
}

/** The seats of several tickets of one kind. */
export function seatsWords(seats: Seated[], language: Language): string {
  const [first] = seats
  return first ? [nameIn(first.group, language), ...placesWords(seats, language)].join(', ') : ''
}

/** The same as markup. */
export function shownSeats(seats: Seated[], language: Language): Markup {
  const [first] = seats
  if (!first) return html``
  return html`${shownName(first.group, language)}${placesWords(seats, language)
    .map((words) => `, ${words}`)
    .join('')}`
}

/** The time of entry, and the seats row by row: `Reihe 4, Plätze 7 und 8; Reihe 5, Platz 1`. */
function placesWords(seats: Seated[], language: Language): string[] {
  const [first] = seats
  const hour = first?.timeStart ? [strings.clock[language](first.timeStart.slice(0, 5))] : []
  const rows = [...new Set(seats.map(({ row }) => row))].filter((row) => row > 0)
  const words = rows.map((row) => {
    const numbers = seats.filter((seat) => seat.row === row).map(({ number }) => String(number))
    const list = new Intl.ListFormat(facts.formats[language].tag).format(numbers)
    return `${strings.row[language](row)}, ${strings.seats[language](numbers.length, list)}`
  })
  return rows.length > 0 ? [...hour, words.join('; ')] : hour
}

/** The same as markup. */
export function shownSeat({ group, ...place }: Seated, language: Language): Markup {
  const words = placeWords(place, language).map((word) => `, ${word}`)
  return html`${shownName(group, language)}${words.join('')}`
}

function placeWords({ timeStart, row, number }: Omit<Seated, 'group'>, language: Language): string[] {
  const parts: string[] = []
  if (timeStart) parts.push(strings.clock[language](timeStart.slice(0, 5)))
  if (row > 0) parts.push(strings.row[language](row), strings.seat[language](number))
  return parts
}

import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import type { CartLine } from '../carts/cart.ts'
import { strings } from '../strings.ts'
import { date, type Language, nameIn, price, seatsWords, shownName, shownSeats, time } from '../words.ts'

/** Groups tickets that differ only in their seat. Groups keep the order of their first tickets. */
export function ticketRows<L extends CartLine>(lines: L[]): L[][] {
  const rows = new Map<string, L[]>()
  for (const line of lines) {
    const { event, group, timeStart, saleType, cents } = line
    const isFree = 'isFree' in line && line.isFree
    const key = JSON.stringify([event, group, timeStart, saleType, cents, isFree])
    rows.set(key, [...(rows.get(key) ?? []), line])
  }
  return [...rows.values()]
}

/** A group of tickets: event, seats, number and sum. `instead` replaces the sum. */
export function ticketRow(row: CartLine[], language: Language, instead?: string): Markup {
  const [first] = row
  if (!first) return html``
  const each = row.length > 1 && `, ${strings.each[language](price(first.cents, language))}`
  const sum = price(first.cents * row.length, language)
  return html`<div><strong>${shownName(first.title, language)}</strong><br>${date(first.startsAt, language)}, ${time(first.startsAt, language)}<br>
${shownSeats(row, language)}<br>${row.length} × ${shownName(first.kind, language)}${each}</div><b>${instead ?? sum}</b>`
}

/** The same as one line of text, for the label of a button. */
export function plainRow(row: CartLine[], language: Language): string {
  const [first] = row
  return first ? `${nameIn(first.title, language)}, ${seatsWords(row, language)}` : ''
}

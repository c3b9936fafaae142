import { inLanguage } from '../../contract/in-language.ts'
import { nameIn, textsIn } from '../../contract/item.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { Availability } from '../../platform/availability.ts'
import type { Price, SeatGroup, StoredPrice, StoredSeatGroup } from './contract.ts'

/** Prices in the language of an answer. Without notes, which only the offer and the event page show. */
export function describePrices(prices: StoredPrice[], locale: Locale): Price[] {
  return prices.map(({ text, name, note: _note, ...price }) => ({
    ...price,
    ...textsIn({ text, name }, locale),
  }))
}

/**
 * Seat groups in the language of an answer, with those that the shop has closed since (3-readings, Webshop: status
 * `0`).
 */
export function describeSeatGroups(
  groups: StoredSeatGroup[],
  locale: Locale,
  shop: Availability | null = null,
): SeatGroup[] {
  const statusOf = (status: string, isClosed: boolean) => (shop ? (isClosed ? '0' : '1') : status)
  return groups.map(({ text, note: _note, ...group }) => ({
    ...group,
    ...textsIn({ text }, locale),
    status: statusOf(group.status, shop?.closedGroups.includes(group.seat_group) ?? false),
    timeslots: group.timeslots.map((slot) => ({
      ...slot,
      status: statusOf(slot.status, shop?.closedBlocks.includes(slot.block_id) ?? false),
    })),
    prices: describePrices(group.prices, locale),
  }))
}

/** The notes on the prices, such as the proof for a reduction, after their names; equal notes stand once. */
export function describePriceNotes(prices: StoredPrice[], groups: StoredSeatGroup[], locale: Locale) {
  const all = [...prices, ...groups.flatMap((group) => group.prices)]
  const said = new Map<string, ReturnType<typeof nameIn>>()
  for (const { text, note } of all) {
    const words = note ? nameIn(note, locale) : null
    if (!words?.name) continue
    const name = `${inLanguage(text, locale)}: ${words.name}`
    said.set(name, { ...words, name })
  }
  return [...said.values()]
}

/** The notes on the seats of an event; equal notes stand once. */
export function describeNotes(groups: Pick<StoredSeatGroup, 'note'>[], locale: Locale) {
  const notes = groups.map(({ note }) => note).filter((note): note is Bilingual => note !== undefined)
  const said = new Map(notes.map((note) => [inLanguage(note, locale), note]))
  return [...said].filter(([words]) => words !== '').map(([, note]) => nameIn(note, locale))
}

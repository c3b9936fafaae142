import { inLanguage } from '../../contract/item.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { Price, SeatGroup, StoredPrice, StoredSeatGroup } from './contract.ts'

/** What the shop labels the main price of a seat group; every other one is a discount (2 §5). */
export const FULL_PRICE: Bilingual = { de: 'Vollpreis', en: 'Full price' }

/** Prices in the language of an answer. */
export function describePrices(prices: StoredPrice[], locale: Locale): Price[] {
  return prices.map((price) => ({
    ...price,
    text: inLanguage(price.text, locale),
    name: inLanguage(price.name, locale),
  }))
}

export function describeSeatGroups(groups: StoredSeatGroup[], locale: Locale): SeatGroup[] {
  return groups.map((group) => ({
    ...group,
    text: inLanguage(group.text, locale),
    prices: describePrices(group.prices, locale),
  }))
}

import type { Bilingual } from './locale.ts'

/** The shop's label of the main price of a seat group; all other prices are discounts (2 §5). */
export const FULL_PRICE: Bilingual = { de: 'Vollpreis', en: 'Full price' }

/** The main price of a seat group; without that label, the first one. */
export function mainPriceOf<P extends { text: string }>(prices: readonly P[]): P | undefined {
  return prices.find(({ text }) => Object.values(FULL_PRICE).includes(text)) ?? prices[0]
}

/** Whether visitors may pay more than the main price ("pay what you can"). */
export function hasHigherPrice(main: { price: string }, prices: readonly { price: string }[]): boolean {
  return prices.some(({ price }) => Number(price) > Number(main.price))
}

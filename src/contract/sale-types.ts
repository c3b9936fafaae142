import type { Bilingual } from './locale.ts'

/** What the shop labels the main price of a seat group; every other one is a discount (2 §5). */
export const FULL_PRICE: Bilingual = { de: 'Vollpreis', en: 'Full price' }

/** The main price of a seat group; where none is labelled so, the first. */
export function mainPriceOf<P extends { text: string }>(prices: readonly P[]): P | undefined {
  return prices.find(({ text }) => Object.values(FULL_PRICE).includes(text)) ?? prices[0]
}

/** Pay what you can: beside the main price there are higher ones. */
export function hasHigherPrice(main: { price: string }, prices: readonly { price: string }[]): boolean {
  return prices.some(({ price }) => Number(price) > Number(main.price))
}

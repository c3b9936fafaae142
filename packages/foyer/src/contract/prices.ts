import type { DesignSettings } from './design-settings.ts'
import type { Locale } from './locale.ts'

/** The amount within a pattern, and its decimal sign. */
export const PRICE_AMOUNT = /(?<!\d)0([.,])00(?!\d)/

type Currency = Pick<DesignSettings['parsers'], 'price' | 'currency'>

/**
 * 2 §9 Prices: `.00` is removed. In German 12,50 €, in English €12.50, unless the setting says otherwise
 * (3-readings, Decided after it was used, attacked and read, Prices by language). The setting shows how a price of 0.00 is
 * written: with `CHF 0.00` this price is CHF 12.50.
 */
export function formatPrice(price: string, currency: Currency, locale: Locale): string {
  return formatPrices(price, price, currency, locale)
}

/** From the lowest price to the highest: 8–32 €, €8–32. */
export function formatPrices(lowest: string, highest: string, currency: Currency, locale: Locale): string {
  const pattern = PRICE_AMOUNT.test(currency.price) ? currency.price : usualPrice(currency.currency, locale)
  const prices = lowest === highest ? [lowest] : [lowest, highest]
  const amounts = (point: string) => prices.map((price) => price.replace(/\.00$/, '').replace('.', point))
  return pattern.replace(PRICE_AMOUNT, (_, point) => amounts(point).join('–')).replaceAll(' ', '\u00a0')
}

/** The default currency, without a pattern. */
export const IN_EUROS = { price: '', currency: '€' }

/** In English, a sign is written next to the amount, but a name such as CHF has a space. */
function usualPrice(currency: string, locale: Locale): string {
  if (locale === 'de') return `0,00 ${currency}`
  return /^\p{L}/u.test(currency) ? `${currency} 0.00` : `${currency}0.00`
}

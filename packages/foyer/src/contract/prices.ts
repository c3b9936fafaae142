import { facts } from '#house/facts'
import type { DesignSettings } from './design-settings.ts'
import type { Locale } from './locale.ts'

/** The amount within a pattern, and its decimal sign. */
export const PRICE_AMOUNT = /(?<!\d)0([.,])00(?!\d)/

type Currency = Pick<DesignSettings['parsers'], 'price' | 'currency'>

/** As this house usually writes prices: by its currency, without a pattern of the settings. */
export const USUAL_PRICES: Currency = { price: '', currency: facts.currencySign }

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
  return inPattern(pattern, (point) =>
    prices.map((price) => price.replace(/\.00$/, '').replace('.', point)).join('–'),
  ).replaceAll(' ', '\u00a0')
}

/** Puts amounts in the place of 0.00; they are given the decimal sign of the pattern. */
export function inPattern(pattern: string, amounts: (point: string) => string): string {
  return pattern.replace(PRICE_AMOUNT, (_, point) => amounts(point))
}

/** A sign of the settings in place of the house's own: in English it is next to the amount, but a name such as CHF has a space. */
function usualPrice(currency: string, locale: Locale): string {
  if (currency === facts.currencySign) return facts.formats[locale].price
  if (locale === 'de') return `0,00 ${currency}`
  return /^\p{L}/u.test(currency) ? `${currency} 0.00` : `${currency}0.00`
}

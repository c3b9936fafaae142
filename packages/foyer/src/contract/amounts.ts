import { facts } from '#house/facts'
import type { Locale } from './locale.ts'
import { inPattern, PRICE_AMOUNT } from './prices.ts'

/** Amounts where people work with them; `prices.ts` is what visitors read. */

/** With all decimals: 12,00 €. */
export function formatAmount(amount: string, locale: Locale): string {
  return inPattern(facts.formats[locale].price, (point) =>
    Number(amount).toFixed(facts.currencyDecimals).replace('.', point),
  )
}

/** An amount as typed or read, without the sign or the letters of the house's currency: `12,50` of `12,50 €`. */
export function withoutCurrency(text: string): string {
  const code = facts.currency
  const spellings = [
    facts.currencySign,
    code,
    code.toLowerCase(),
    code.charAt(0) + code.slice(1).toLowerCase(),
  ]
  return spellings.reduce((rest, spelling) => rest.replaceAll(spelling, ''), text).trim()
}

/** The currency in words, as after "in": `Euro`, `British pounds`. */
export function currencyName(locale: Locale): string {
  const { tag } = facts.formats[locale]
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: facts.currency,
    currencyDisplay: 'name',
  })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? facts.currency
}

/** The decimal sign of a language. */
export function pointIn(locale: Locale): string {
  return PRICE_AMOUNT.exec(facts.formats[locale].price)?.[1] ?? '.'
}

/** 12,50 as it is typed in a language, without the currency. */
export function sampleAmount(locale: Locale): string {
  return withoutCurrency(formatAmount('12.50', locale))
}

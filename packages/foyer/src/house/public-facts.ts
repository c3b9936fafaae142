import { AREAS, type Area } from '../contract/area-names.ts'
import type { House, Language } from './define-house.ts'

/** How a language writes numbers and prices at this house. */
interface Formats {
  /** The language with its region, for `Intl`: `de-CH`. */
  tag: string
  /** The sign between thousands. */
  group: string
  /** How a price of 0.00 is written: `0,00 €`. */
  price: string
}

export interface PublicFacts
  extends Pick<House, 'name' | 'languages' | 'timeZone' | 'currency' | 'country' | 'embeds' | 'paths'> {
  /** `€`, and how many decimals it has. */
  currencySign: string
  currencyDecimals: number
  formats: Record<Language, Formats>
  /** The areas that the house does without. */
  off: Area[]
}

/**
 * What a browser may know of a house; whatever else a house says stays on the server. What `Intl` knows of the currency is asked
 * here, once: browsers write some signs differently, and a page must read the same in each.
 */
export function publicFacts({
  name,
  languages,
  timeZone,
  currency,
  country,
  embeds,
  formats,
  areas = {},
  paths,
}: House): PublicFacts {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  const german = currency === 'CHF' ? 'de-CH' : 'de-DE'
  return {
    ...{ name, languages, timeZone, currency },
    ...(country && { country }),
    ...(embeds && { embeds }),
    ...(paths && { paths }),
    off: AREAS.filter((area) => areas[area] === false),
    currencySign: signOf(currency),
    currencyDecimals: maximumFractionDigits ?? 2,
    formats: {
      de: formatsOf(formats?.de ?? german, currency),
      en: formatsOf(formats?.en ?? 'en-GB', currency),
    },
  }
}

function formatsOf(tag: string, currency: string): Formats {
  const price = priceFormat(tag, currency).format(0).replaceAll('\u00a0', ' ')
  const thousands = new Intl.NumberFormat(tag).formatToParts(12_345)
  return { tag, group: thousands.find(({ type }) => type === 'group')?.value ?? '', price }
}

function signOf(currency: string): string {
  const parts = priceFormat('en-GB', currency).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** With two decimals, whatever the currency has: amounts are kept with two, and `.00` is not shown. */
function priceFormat(tag: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  })
}

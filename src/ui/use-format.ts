import { useMemo } from 'react'
import type { DesignSettings } from '../contract/design-settings.ts'
import { formatPrice, formatPrices, IN_EUROS } from '../contract/prices.ts'
import { formatDate, formatMoment, formatTime } from './format.ts'
import { useSite } from './site-context.ts'
import { useLocale } from './use-locale.ts'

/** What a screen shown without settings (an error, a test) writes dates with. */
const PLAIN: DesignSettings['parsers'] = {
  ...{ date: 'ddd, D. MMMM YYYY', time: 'HH:mm' },
  ...IN_EUROS,
}

/** Dates, times and prices as the design settings want them, in the language of the page. */
export function useFormat() {
  const locale = useLocale()
  const parsers = useSite().design?.parsers ?? PLAIN
  return useMemo(
    () => ({
      date: (iso: string) => formatDate(iso, parsers, locale),
      time: (iso: string) => formatTime(iso, parsers, locale),
      price: (price: string) => formatPrice(price, parsers, locale),
      /** From the lowest to the highest. */
      prices: (lowest: string, highest: string) => formatPrices(lowest, highest, parsers, locale),
      /** Any part of a moment: `D`, `dddd`, `MMMM YYYY`. */
      moment: (iso: string, pattern: string) => formatMoment(iso, pattern, locale),
    }),
    [parsers, locale],
  )
}

import { useMemo } from 'react'
import type { DesignSettings } from '../contract/design-settings.ts'
import { formatPrice, formatPrices, USUAL_PRICES } from '../contract/prices.ts'
import { formatDate, formatMoment, formatTime } from './format.ts'
import { useSite } from './site-context.ts'
import { useLocale } from './use-locale.ts'

/** The formats of a screen without settings, such as an error or a test. */
const PLAIN: DesignSettings['parsers'] = {
  ...{ date: 'ddd, D. MMMM YYYY', time: 'HH:mm' },
  ...USUAL_PRICES,
}

/** Formats dates, times and prices by the design settings, in the language of the page. */
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
      /** Formats parts of a moment: `D`, `dddd`, `MMMM YYYY`. */
      moment: (iso: string, pattern: string) => formatMoment(iso, pattern, locale),
    }),
    [parsers, locale],
  )
}

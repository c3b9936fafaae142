import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { DesignSettings } from '../../../contract/design-settings.ts'
import type { Locale } from '../../../contract/locale.ts'
import { shopAddressIn } from '../../../contract/shop-address.ts'
import { cartCookies, readCartCookies } from '../../../domains/booking/widget/cart-cookies.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useStore } from '../../../ui/store.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { cartAmount, cartLink } from './cart-link.ts'

/**
 * The link to the cart, and how many tickets are in it. A stored page knows neither, so both are added in the browser.
 * Without a link there is no cart: the house has no shop.
 */
export function useCart(): { link: string; amount: number } {
  const locale = useLocale()
  const { origin, design, shopRoutes } = useSite()
  const { url, amount } = useStore(cartCookies, (value) => value)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cookies are read again on every page
  useEffect(readCartCookies, [pathname])
  useEffect(() => {
    // Reads again when a visitor comes back from the shop in another tab, and when a cookie changes, where the browser
    // reports that.
    const { cookieStore } = window as { cookieStore?: EventTarget }
    window.addEventListener('focus', readCartCookies)
    cookieStore?.addEventListener('change', readCartCookies)
    return () => {
      window.removeEventListener('focus', readCartCookies)
      cookieStore?.removeEventListener('change', readCartCookies)
    }
  }, [])

  return useMemo(
    () => ({
      link: design ? cartLink(url, inLanguage(design.header, locale, shopRoutes), origin) : '',
      amount: cartAmount(amount),
    }),
    [url, amount, design, shopRoutes, origin, locale],
  )
}

/** An address saved by a shop is used unchanged; the basket of the settings is stored once for both languages. */
function inLanguage(
  { basketLink, webshopLink }: DesignSettings['header'],
  locale: Locale,
  routes: readonly string[],
) {
  return { basketLink: shopAddressIn(basketLink, locale, routes), webshopLink }
}

import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { shopAddressIn } from '../../../contract/shop-address.ts'
import { cartCookies, readCartCookies } from '../../../domains/booking/widget/cart-cookies.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useStore } from '../../../ui/store.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { cartAmount, cartLink } from './cart-link.ts'

/** The link to the cart, and how many tickets are in it. A stored page knows neither, so both come after it is shown. */
export function useCart(): { link: string; amount: number } {
  const locale = useLocale()
  const { origin, design } = useSite()
  const { url, amount } = useStore(cartCookies, (value) => value)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a good moment to look again
  useEffect(readCartCookies, [pathname])
  useEffect(() => {
    // A visitor who comes back from the shop in another tab; and whoever writes a cookie, where the browser tells.
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
      link: design ? shopAddressIn(cartLink(url, design.header, origin), locale) : '',
      amount: cartAmount(amount),
    }),
    [url, amount, design, origin, locale],
  )
}

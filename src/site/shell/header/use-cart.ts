import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from '../../../contract/cookies.ts'
import { readCookie } from '../../../ui/cookies.ts'
import { useSite } from '../../../ui/site-context.ts'
import { createStore, useStore } from '../../../ui/store.ts'
import { cartAmount, cartLink } from './cart-link.ts'

/** 2 §7 Cookies: what the booking widget, or the shop itself, has saved for a quarter of an hour. */
const cookies = createStore({ url: undefined as string | undefined, amount: undefined as string | undefined })

function readCookies(): void {
  const url = readCookie(CART_URL_COOKIE)
  const amount = readCookie(CART_AMOUNT_COOKIE)
  const known = cookies.get()
  if (url !== known.url || amount !== known.amount) cookies.set({ url, amount })
}

/** The link to the cart, and how many tickets are in it. A stored page knows neither, so both come after it is shown. */
export function useCart(): { link: string; amount: number } {
  const { origin, design } = useSite()
  const { url, amount } = useStore(cookies, (value) => value)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a good moment to look again
  useEffect(readCookies, [pathname])
  useEffect(() => {
    // A visitor who comes back from the shop in another tab; and whoever writes a cookie, where the browser tells.
    const { cookieStore } = window as { cookieStore?: EventTarget }
    window.addEventListener('focus', readCookies)
    cookieStore?.addEventListener('change', readCookies)
    return () => {
      window.removeEventListener('focus', readCookies)
      cookieStore?.removeEventListener('change', readCookies)
    }
  }, [])

  return useMemo(
    () => ({
      link: design ? cartLink(url, design.header, origin) : '',
      amount: cartAmount(amount),
    }),
    [url, amount, design, origin],
  )
}

import { useEffect } from 'react'
import { CART_AMOUNT_COOKIE, CART_URL_COOKIE } from '../../../contract/cookies.ts'
import { writeCookie } from '../../../ui/cookies.ts'
import { Head } from '../../../ui/head.tsx'
import type { ShopPage } from '../contract.ts'
import styles from './shop-area.module.css'

/** 2 §9: as long as tickets wait in a cart. */
const QUARTER_HOUR = 15 * 60

export function ShopAreaView({ data, result }: { data: ShopPage; result: ShopPage | undefined }) {
  const page = result ?? data
  useCartAmount(page)
  return (
    <main id="main-content" className={styles.area}>
      <Head title={page.title || 'Webshop'} noindex />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has taken out everything that could do something */}
      <div id="webshop-content" dangerouslySetInnerHTML={{ __html: page.html }} />
    </main>
  )
}

/** 2 §7 Cookies: the count that the shop's page shows is stored for the header. */
function useCartAmount({ cart_amount, cart_url }: ShopPage): void {
  useEffect(() => {
    if (cart_amount === null) return
    const seconds = cart_amount > 0 ? QUARTER_HOUR : 0
    writeCookie(CART_AMOUNT_COOKIE, String(cart_amount), seconds)
    writeCookie(CART_URL_COOKIE, cart_url, seconds)
    // The header looks again when the window is entered; here nobody leaves it.
    window.dispatchEvent(new Event('focus'))
  }, [cart_amount, cart_url])
}

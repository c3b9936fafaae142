import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Head } from '../../../ui/head.tsx'
import { useStrings } from '../../../ui/use-locale.ts'
import { areaStrings } from '../area-strings.ts'
import type { ShopPage } from '../contract.ts'
import { saveCartCookies } from '../widget/save-cart.ts'
import { InLine } from './in-line.tsx'
import { LegalLinks } from './legal-links.tsx'
import { NotAnswered } from './not-answered.tsx'
import styles from './shop-area.module.css'
import { placeOf } from './shop-place.ts'
import { hasTickets, TicketNote } from './ticket-note.tsx'
import steps from './ticket-steps.module.css'
import { useTicketSteps } from './use-ticket-steps.ts'
import { useTimeLeft } from './use-time-left.ts'

export function ShopAreaView({ data, result }: { data: ShopPage; result: ShopPage | undefined }) {
  const t = useStrings(areaStrings)
  const content = useRef<HTMLDivElement>(null)
  const page = result ?? data
  const { shown, said, submit, show } = useTicketSteps(page, content)
  useTimeLeft(shown.html, content, show)
  useCartAmount(shown)
  const { path } = placeOf(useLocation())
  const title = page.unsent === null ? shown.title : t.notAnswered
  return (
    <main id="main-content" className={`${styles.area} ${steps.steps}`}>
      <Head title={title || 'Webshop'} noindex />
      {page.waiting && <InLine {...page.waiting} />}
      {page.unsent !== null && <NotAnswered form={page.unsent} />}
      <div
        ref={content}
        id="webshop-content"
        onSubmit={submit}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has removed everything that could run
        dangerouslySetInnerHTML={{ __html: shown.html }}
      />
      {hasTickets(path) && page.status === 200 && <TicketNote path={path} />}
      <p className="unseen" role="status">
        {said}
      </p>
      <LegalLinks />
    </main>
  )
}

/** 2 §7 Cookies: stores the number of tickets that the shop's page shows, for the header. */
function useCartAmount({ cart_amount, cart_url }: ShopPage): void {
  useEffect(() => {
    if (cart_amount === null) return
    saveCartCookies(cart_amount, cart_url)
  }, [cart_amount, cart_url])
}

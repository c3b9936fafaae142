import { useId } from 'react'
import { Link } from '../../../ui/link.tsx'
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts'
import { useSite } from '../../../ui/site-context.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { Account } from './account.tsx'
import { CART_ICON } from './icons.tsx'
import { strings } from './strings.ts'
import styles from './tools.module.css'
import { useCart } from './use-cart.ts'

const cartTime = onDemand(() => import('./cart-time.tsx'))

/** Account and cart, with one note for both while the shop is offline (1 §2 Header). */
export function ShopLinks() {
  const t = useStrings(strings)
  const id = useId()
  const { isShopOnline, shopKind } = useSite()
  const noteId = isShopOnline || shopKind === 'none' ? undefined : id
  return (
    <div className={styles.shop}>
      <Account noteId={noteId} />
      <CartLink noteId={noteId} />
      {noteId && (
        <span id={noteId} className={styles.note}>
          {t.shopOffline}
        </span>
      )}
    </div>
  )
}

function CartLink({ noteId }: { noteId: string | undefined }) {
  const t = useStrings(strings)
  const { link, amount } = useCart()
  const time = useOnDemand(cartTime, link !== '' && amount > 0)
  if (link === '') return null
  return (
    <>
      <Link
        to={link}
        className={styles.tool}
        aria-label={amount > 0 ? t.cartHolds(amount) : t.cart}
        aria-describedby={noteId}
      >
        {CART_ICON}
        {amount > 0 && <span className={styles.badge}>{amount}</span>}
      </Link>
      {time && <time.CartTime link={link} />}
    </>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Cart } from '../../../domains/booking/contract.ts'
import { booking } from '../../../domains/booking/endpoints.ts'
import { heldCart, saveCart, saveCartCookies } from '../../../domains/booking/widget/save-cart.ts'
import { strings } from '../../../domains/booking/widget/strings.ts'
import { minutesLeft, spokenMinutes } from '../../../domains/booking/widget/time-left.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useStore } from '../../../ui/store.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './cart-time.module.css'
import dropdown from './dropdown.module.css'
import { useDisclosure } from './use-disclosure.ts'

const TICK_MS = 1000

/**
 * How long the tickets in the cart are reserved. Screen readers announce it at 5 minutes and at 1. A button extends the
 * time.
 */
export function CartTime({ link }: { link: string }) {
  const t = useStrings(strings)
  const call = useCall()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const { open, toggle } = useDisclosure(group)
  const { key } = useLocation()
  const mayExtend = useStore(heldCart, (cart) => cart.mayExtend)
  const [spoken, setSpoken] = useState('')
  const minutes = useMinutesLeft((left) => setSpoken(left > 0 ? t.minutesLeft(left) : t.timeIsUp))

  // biome-ignore lint/correctness/useExhaustiveDependencies: again on every page, because the shop's own pages change the cart
  useEffect(() => {
    // Without an answer the header shows what it showed before, also for a cart of another shop.
    const isOurs = (cart: Cart) => cart.tickets_quantity > 0 || heldCart.get().until !== null
    void call(booking.readCart).then(
      (cart) => isOurs(cart) && saveCart(cart),
      () => {},
    )
  }, [call, key])

  const extend = () =>
    call(booking.extendCart, {}, {}).then(
      (cart) => {
        saveCart(cart)
        setSpoken(t.extended)
        group.current?.querySelector('button')?.focus()
      },
      () => setSpoken(t.notExtended),
    )

  return (
    <div ref={group} className={styles.time}>
      {minutes !== null && (
        <>
          <button
            type="button"
            className={styles.button}
            aria-expanded={open !== null}
            aria-controls={id}
            onClick={() => toggle('time')}
          >
            {t.minutes(minutes)} <span className={styles.spoken}>{t.minutesLeft(minutes)}</span>
          </button>
          <div
            id={id}
            className={`${dropdown.body} ${styles.body} cc02`}
            data-open={open !== null || undefined}
          >
            <p>{t.minutesLeft(minutes)}</p>
            {mayExtend && (
              <Button look="outline" onClick={() => void extend()}>
                {t.extend}
              </Button>
            )}
            <Link to={link} className={dropdown.entry}>
              {t.toCart}
            </Link>
          </div>
        </>
      )}
      <span role="status" className={styles.spoken}>
        {spoken}
      </span>
    </div>
  )
}

/** Minutes until the tickets are on sale again; null where unknown. After that the header shows no cart. */
function useMinutesLeft(say: (left: number) => void): number | null {
  const until = useStore(heldCart, (cart) => cart.until)
  const [minutes, setMinutes] = useState<number | null>(null)
  const before = useRef<number | null>(null)
  const speak = useRef(say)
  useEffect(() => {
    speak.current = say
  })
  useEffect(() => {
    if (until === null) {
      before.current = null
      return setMinutes(null)
    }
    const look = () => {
      const left = minutesLeft(until, Date.now())
      const due = spokenMinutes(left, before.current)
      before.current = left
      if (due !== null) speak.current(due)
      setMinutes(left)
      if (left > 0) return
      heldCart.set({ until: null, mayExtend: false })
      saveCartCookies(0, '')
    }
    look()
    const timer = setInterval(look, TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return minutes
}

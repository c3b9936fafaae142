import { type RefObject, useEffect } from 'react'
import { useCall } from '../../../ui/use-call.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import { areaStrings } from '../area-strings.ts'
import type { ShopPage } from '../contract.ts'
import { booking } from '../endpoints.ts'
import { minutesLeft } from '../widget/time-left.ts'
import { placeOf } from './shop-place.ts'

const TICK_MS = 1000

/**
 * Counts the minutes until the tickets on the page go back on sale. When they are over, it asks the shop for the page again and shows
 * the answer, so that a page that was left open does not offer what nobody can buy. What was typed is sent along and stays.
 */
export function useTimeLeft(
  html: string,
  content: RefObject<HTMLElement | null>,
  show: (page: ShopPage) => void,
): void {
  const t = useStrings(areaStrings)
  const call = useCall()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another time
  useEffect(() => {
    const place = content.current?.querySelector<HTMLElement>('[data-seconds-left]')
    if (!place) return
    // The page gives seconds from now, because the visitor's clock may be wrong.
    const until = Date.now() + Number(place.dataset.secondsLeft) * 1000
    const words = place.appendChild(document.createElement('span'))
    const look = async () => {
      const now = Date.now()
      words.textContent = ` ${t.minutesLeft(Math.max(1, minutesLeft(until, now)))}`
      // A moment later, so that the shop is not asked too early.
      if (now < until + TICK_MS) return
      clearInterval(timer)
      place.textContent = t.timeIsUp
      const at = placeOf(new URL(location.href))
      const form = content.current?.querySelector<HTMLFormElement>('form.shop-form')
      const page = form
        ? await call(booking.sendShopForm, {}, { ...at, form: lookWith(form) })
        : await call(booking.readShopPage, at)
      if (page.html !== '') show(page)
    }
    const tick = () => void look().catch(() => {})
    const timer = setInterval(tick, TICK_MS)
    tick()
    return () => {
      clearInterval(timer)
      words.remove()
    }
  }, [html])
}

/** The form as typed. `action=look` tells the shop not to buy. */
function lookWith(form: HTMLFormElement): string {
  const typed = new URLSearchParams()
  for (const [name, value] of new FormData(form)) typed.append(name, String(value))
  typed.set('action', 'look')
  return typed.toString()
}

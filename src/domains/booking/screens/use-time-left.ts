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
 * Cart and checkout may stand open for long: the minutes their tickets are still kept are counted here. Once they are over, the
 * shop is asked what has become of them, and its answer stands in place of what could not be bought any more. What was typed
 * goes along.
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
    // In seconds from now: the visitor's clock may be wrong. One more, so that the shop is not asked too early.
    const until = Date.now() + (Number(place.dataset.secondsLeft) + 1) * 1000
    const words = place.appendChild(document.createElement('span'))
    const look = async () => {
      const left = minutesLeft(until, Date.now())
      words.textContent = ` ${t.minutesLeft(left)}`
      if (left > 0) return
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

/** What was typed, without the press of the button that buys. */
function lookWith(form: HTMLFormElement): string {
  const typed = new URLSearchParams()
  for (const [name, value] of new FormData(form)) typed.append(name, String(value))
  typed.set('action', 'look')
  return typed.toString()
}

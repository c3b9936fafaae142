import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCall } from '../../../ui/use-call.ts'
import type { ShopPage } from '../contract.ts'
import { booking } from '../endpoints.ts'
import { placeOf } from './shop-place.ts'

/**
 * A step on the shop's pages (one ticket more, another time) is a form sent by GET. With scripting its answer replaces
 * the shop's part of the page: scroll position and focus stay.
 */
export function useTicketSteps(page: ShopPage, content: RefObject<HTMLElement | null>) {
  const call = useCall()
  const [stepped, setStepped] = useState<{ from: ShopPage; to: ShopPage } | null>(null)
  /** The sum after a step, for screen readers. */
  const [said, setSaid] = useState('')
  const steps = useRef(Promise.resolve())

  const step = async (name: string, value: string) => {
    const button = findButton(content.current, name, value)
    const form = button?.form
    if (!button || !form || button.disabled) return
    const address = addressOf(form, button)
    try {
      const to = await call(booking.readShopPage, placeOf(address))
      if (to.redirect !== null) return location.assign(to.redirect)
      flushSync(() => setStepped({ from: page, to }))
      keepFocus(content.current, name, value)
      setSaid(content.current?.querySelector('.shop-sum')?.textContent ?? '')
    } catch {
      location.assign(address)
    }
  }

  const submit = (event: FormEvent<HTMLElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.form?.method !== 'get') return
    event.preventDefault()
    const { name, value } = submitter
    // Quick presses are handled one after another, because each continues from the choice of the one before.
    steps.current = steps.current.then(() => step(name, value))
  }

  /** Shows another page of the shop instead of this one, and moves the focus to its heading. */
  const show = (to: ShopPage) => {
    flushSync(() => setStepped({ from: page, to }))
    const heading = content.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }

  return { shown: stepped?.from === page ? stepped.to : page, said, submit, show }
}

function findButton(content: HTMLElement | null, name: string, value: string): HTMLButtonElement | undefined {
  const buttons = content?.querySelectorAll('button') ?? []
  return [...buttons].find((button) => button.name === name && button.value === value)
}

function addressOf(form: HTMLFormElement, button: HTMLButtonElement): URL {
  const address = new URL(form.action)
  address.search = ''
  for (const [name, value] of new FormData(form, button)) address.searchParams.append(name, String(value))
  return address
}

/** If the button is now disabled, the focus goes to the one beside it. */
function keepFocus(content: HTMLElement | null, name: string, value: string): void {
  const button = findButton(content, name, value)
  const isOver = button?.disabled === true
  const next = isOver ? button.parentElement?.querySelector<HTMLElement>('button:not(:disabled)') : button
  next?.focus({ preventScroll: true })
}

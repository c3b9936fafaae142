import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useBackCloses } from '../../../ui/back-closes.ts'
import { CloseButton } from '../../../ui/close-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { type AskedBooking, shellState } from '../../../ui/shell-state.ts'
import { useStore } from '../../../ui/store.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import styles from './booking-widget.module.css'
import { choiceOf } from './categories.ts'
import { DiscountsStep } from './discounts-step.tsx'
import { MainStep } from './main-step.tsx'
import { strings } from './strings.ts'
import { SummaryStep } from './summary-step.tsx'
import { TimeslotsStep } from './timeslots-step.tsx'
import { usePlacement } from './use-placement.ts'
import { widget } from './widget.ts'

/** 2 §9 Booking widget: reset 250 ms after closing, which is how long the closing animation takes. */
const LEAVE_MS = 250

/** 2 §4 Booking widget: a bottom sheet on small screens, a popover beside its button on large ones. */
export function BookingWidget({ booking }: { booking: AskedBooking }) {
  const t = useStrings(strings)
  const call = useCall()
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const state = useStore(widget.store, (value) => value)
  const { isOpen, event, step, summary } = state
  const { pathname } = useLocation()

  useEffect(() => {
    if (booking.isOpen) void widget.open(booking.event, call)
    else void widget.ask(booking.event, call)
  }, [booking, call])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes because the path changed
  useEffect(() => close, [pathname])
  useBackCloses(isOpen, close)
  usePlacement(content, booking.opener, isOpen)
  useHeadingFocus(content, `${isOpen} ${event?.id_jet} ${step} ${summary?.kind}`)

  const choice = event && choiceOf(event, state.offer)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      labelledBy={id}
      className={`${styles.popup} cc02`}
      closesOutside
      leaveMs={LEAVE_MS}
    >
      {event && choice && (
        <div ref={content} className={styles.widget} data-step={step}>
          <div className={styles.head}>
            <p className={styles.label} id={id}>
              {t.label}: <EventDate iso={event.date_start} />
            </p>
            <CloseButton label={t.close} onClose={close} className={styles.close ?? ''} />
          </div>
          {step === 'main' && <MainStep state={state} event={event} choice={choice} />}
          {step === 'discounts' && <DiscountsStep state={state} choice={choice} />}
          {step === 'timeslots' && <TimeslotsStep state={state} choice={choice} />}
          {step === 'summary' && <SummaryStep state={state} event={event} onClose={close} />}
        </div>
      )}
    </Dialog>
  )
}

function close(): void {
  widget.close()
  shellState.set(({ booking }) => ({ booking: booking && { ...booking, isOpen: false } }))
}

function EventDate({ iso }: { iso: string }) {
  const format = useFormat()
  return (
    <time dateTime={iso}>
      {format.date(iso)}, {format.time(iso)}
    </time>
  )
}

/** The heading of each new step gets the focus, so that screen readers announce it. */
function useHeadingFocus(content: React.RefObject<HTMLElement | null>, step: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has its own heading
  useEffect(() => {
    content.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [content, step])
}

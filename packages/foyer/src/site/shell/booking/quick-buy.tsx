import { onDemand, useOnDemand } from '../../../ui/on-demand.ts'
import { shellState } from '../../../ui/shell-state.ts'
import { useStore } from '../../../ui/store.ts'

const widget = onDemand(() => import('../../../domains/booking/widget/booking-widget.tsx'))

/** The booking widget. Its code and the shop's answer are loaded as soon as a visitor points at a ticket button. */
export function QuickBuy() {
  const booking = useStore(shellState, (state) => state.booking)
  const code = useOnDemand(widget, booking !== null)
  return booking && code && <code.BookingWidget booking={booking} />
}

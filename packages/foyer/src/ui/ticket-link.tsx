import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react'
import { type Bookable, opensWidget } from './bookable.ts'
import { ButtonLink } from './button.tsx'
import { isPlainClick } from './link.tsx'
import { shellState } from './shell-state.ts'
import { useSite } from './site-context.ts'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'look'> & { event: Bookable }

/**
 * The link to the tickets of an event. With quick-buy active it opens the booking widget, whose code is loaded as soon
 * as a visitor points at it (2 §2 Booking button); otherwise, and without scripting, it leads to the event's page in
 * the shop. While the shop is offline that page says so; the widget would find out only after the visitor has chosen
 * tickets.
 */
export function TicketLink({ event, ...rest }: Props) {
  const { design, isShopOnline, shopCan } = useSite()
  const ask = ({ type, currentTarget: opener }: SyntheticEvent<HTMLElement>) => {
    const isOpen = type === 'click'
    shellState.set(({ booking }) => (booking?.isOpen ? {} : { booking: { event, opener, isOpen } }))
  }
  const press = (click: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(click)) return
    click.preventDefault()
    ask(click)
  }
  const intent = { onPointerEnter: ask, onFocus: ask, onTouchStart: ask }
  const opens = isShopOnline &&
    shopCan.includes('offer') &&
    opensWidget(event, design) && { ...intent, onClick: press }
  return <ButtonLink {...rest} {...opens} look="ticket" to={event.ticket_url} />
}

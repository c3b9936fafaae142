import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react'
import { type Bookable, opensWidget } from './bookable.ts'
import { ButtonLink } from './button.tsx'
import { isPlainClick } from './link.tsx'
import { shellState } from './shell-state.ts'
import { useSite } from './site-context.ts'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'look'> & { event: Bookable }

/**
 * The way to the tickets of an event: the booking widget with quick-buy active, whose code is fetched as soon as somebody
 * means to press (2 §2 Booking button); else, and without scripting, the event's page in the shop. While the shop is
 * offline that page says so: the widget would only find out after tickets were chosen.
 */
export function TicketLink({ event, ...rest }: Props) {
  const { design, isShopOnline } = useSite()
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
  const opens = isShopOnline && opensWidget(event, design) && { ...intent, onClick: press }
  return <ButtonLink {...rest} {...opens} look="ticket" to={event.ticket_url} />
}

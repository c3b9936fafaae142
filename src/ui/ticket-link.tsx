import type { ComponentProps, SyntheticEvent } from 'react'
import { type Bookable, opensWidget } from './bookable.ts'
import { ButtonLink } from './button.tsx'
import { isPlainClick } from './link.tsx'
import { shellState } from './shell-state.ts'
import { useSite } from './site-context.ts'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'look'> & { event: Bookable }

/**
 * The way to the tickets of an event: the booking widget with quick-buy active, whose code is fetched as soon as somebody
 * means to press (2 §2 Booking button); else, and without scripting, the event's page in the shop.
 */
export function TicketLink({ event, ...rest }: Props) {
  const { design } = useSite()
  const plain = { ...rest, look: 'ticket', to: event.ticket_url } as const
  if (!opensWidget(event, design)) return <ButtonLink {...plain} />
  const ask =
    (isOpen: boolean) =>
    ({ currentTarget: opener }: SyntheticEvent<HTMLElement>) =>
      shellState.set(({ booking }) => (booking?.isOpen ? {} : { booking: { event, opener, isOpen } }))
  const intend = ask(false)
  return (
    <ButtonLink
      {...plain}
      data-opens
      onPointerEnter={intend}
      onFocus={intend}
      onTouchStart={intend}
      onClick={(click) => {
        if (!isPlainClick(click)) return
        click.preventDefault()
        ask(true)(click)
      }}
    />
  )
}

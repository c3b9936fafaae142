import type { TicketNoteProps } from 'openfoyer/slots'

export default function TicketNote(_props: TicketNoteProps) {
  return <p>Bring a coat: the yard is open</p>
}

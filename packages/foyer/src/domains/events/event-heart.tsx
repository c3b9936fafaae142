import { Heart } from '../../ui/heart.tsx'
import { useFormat } from '../../ui/use-format.ts'
import type { EventSummary } from './contract.ts'

/** The heart of an event in a list, where the same title may be on several days. */
export function EventHeart({ event, className }: { event: EventSummary; className?: string }) {
  const { date } = useFormat()
  const { id, title, lang, date_start } = event
  return <Heart item={`event:${id}`} {...{ title, lang, className }} day={date(date_start)} isQuiet />
}

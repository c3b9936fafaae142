import { Heart } from '../../ui/heart.tsx'
import { useFormat } from '../../ui/use-format.ts'
import type { EventSummary } from './contract.ts'

/** The heart of an evening in a list, where the same title may stand on several days. */
export function EventHeart({ event, className }: { event: EventSummary; className?: string }) {
  const { date } = useFormat()
  const { id, title, lang, date_start } = event
  return <Heart item={`event:${id}`} {...{ title, lang, className }} day={date(date_start)} isQuiet />
}

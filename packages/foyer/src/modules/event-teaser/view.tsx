import type { EventSummary } from '../../domains/events/contract.ts'
import { isRunning } from '../../domains/events/screens/lasting.ts'
import { useFormat } from '../../ui/use-format.ts'
import { useStrings } from '../../ui/use-locale.ts'
import FullTeaserView from '../full-teaser/view.tsx'
import type { ContentOf } from '../kit/define-module.ts'
import type { eventTeaser } from './schema.ts'
import { viewStrings } from './view-strings.ts'

export const width = 'full'

/** Shows nothing if the event is over or not visible to the viewer. */
export default function EventTeaserView({ module }: { module: ContentOf<typeof eventTeaser> }) {
  const { event_obj: event } = module
  return event && <Shown module={module} event={event} />
}

function Shown({ module, event }: { module: ContentOf<typeof eventTeaser>; event: EventSummary }) {
  const when = useWhen(event)
  const own = module.image_obj !== null
  return (
    <FullTeaserView
      langs={{
        headline: module.headline ? undefined : event.lang,
        subline: module.subline ? undefined : event.langs?.subtitle,
      }}
      module={{
        ...module,
        model: 'full-teaser',
        preline: module.preline || when,
        headline: module.headline || event.title,
        subline: module.subline || event.subtitle,
        link: event.url,
        image_obj: own ? module.image_obj : event.image_obj,
        image_thumbnails: own ? module.image_thumbnails : event.image_thumbnails,
      }}
    />
  )
}

/** Day and time, after a word if the event is cancelled, moved or sold out. */
function useWhen(event: EventSummary): string {
  const t = useStrings(viewStrings)
  const format = useFormat()
  const when = isRunning(event)
    ? t.until(format.date(event.date_end))
    : `${format.date(event.date_start)}, ${format.time(event.date_start)}`
  const { status } = event
  return status === 'cancelled' || status === 'moved' || status === 'sold_out'
    ? `${t[status]}: ${when}`
    : when
}

import { type ContentOf, useToday } from 'openfoyer/views'
import { Call } from '../../screens/call.tsx'
import type { openCall } from './schema.ts'

export const width = 'full'

/** Open until its last day is over. The server's page may be older than that, so the browser looks at its own day. */
export default function OpenCallView({ module }: { module: ContentOf<typeof openCall> }) {
  const today = useToday()
  const item = module.residency_obj
  if (!item?.call_until) return null
  return (
    <Call
      title={item.title}
      words={item.call_words}
      until={item.call_until}
      isOpen={today === null || today <= item.call_until}
      email={item.call_email}
      link={item.call_link}
    />
  )
}

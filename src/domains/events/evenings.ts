import { inArray } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { berlinDay } from '../../platform/time/berlin.ts'
import type { EventSummary } from './contract.ts'
import { selectEvents, summarise } from './summaries.ts'
import { events } from './tables.ts'

/** Events by their ids, for whoever found them otherwise and has seen to it that the caller may see them. */
export async function findEvenings(context: Context, ids: number[]): Promise<Map<number, EventSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await selectEvents(context).where(inArray(events.id, ids))
  const today = berlinDay(context.clock.now())
  const evenings = await summarise(context, rows)
  return new Map(
    evenings.map((event, place) => {
      const lastDay = rows[place]?.event.lastDay ?? event.day
      // What is running is of today, as in the programme.
      const isRunning = event.day < today && lastDay >= today
      return [event.id, isRunning ? { ...event, day: today } : event]
    }),
  )
}

import { Failure } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import type { FindingAnswer } from './contract.ts'
import { describeFinding, type RoomNames, roomNames } from './describe.ts'
import type { FeedEvent, ReadRow } from './feed-event.ts'
import { lookUp } from './look-up.ts'
import { planFor } from './plan.ts'
import { readFeed } from './read-feed.ts'
import type { Source } from './source-subject.ts'
import { sourceOf } from './sources.ts'
import { strings } from './strings.ts'
import { takeEvent } from './take.ts'
import { UnreadableFeed } from './unreadable-feed.ts'

/** What an export uploaded by an editor would change. Nothing is written. */
export async function previewExport(
  context: Context,
  { source: id, text }: { source: number; text: string },
): Promise<{ findings: FindingAnswer[] }> {
  const source = await sourceOf(context.db, id)
  const rows = rowsIn(source, text, context.locale)
  const known = await lookUp(context.db, source, eventsIn(rows))
  const rooms = await roomNames(context.db, context.locale)
  return { findings: rows.map((row) => findingFor(row, known, rooms, context.locale)) }
}

function findingFor(
  { event, raw, problems }: ReadRow,
  known: Awaited<ReturnType<typeof lookUp>>,
  rooms: RoomNames,
  locale: Locale,
): FindingAnswer {
  if (!event) {
    const told = problems.map((problem) => strings[problem][locale])
    const words = { title: raw.title ?? '', when: [raw.date, raw.time].filter(Boolean).join(' ') }
    const nothing = { id: null, event: null, changes: [], place: raw.place ?? '' }
    return { ...nothing, ...words, foreign_id: raw.id ?? '', kind: 'refused', problems: told }
  }
  const found = known(event)
  const plan = planFor(found.given, { taken: found.record?.taken ?? null, aside: null, event: found.event })
  return describeFinding({ id: null, feed: event, plan, eventId: found.eventId }, rooms, locale, [
    ...problems,
    ...found.problems,
  ])
}

/** Imports the events chosen in the preview; each is saved on its own, and a refusal is reported at its event. */
export async function takeExport(
  context: Context,
  { source: id, text, foreign_ids }: { source: number; text: string; foreign_ids: string[] },
) {
  const source = await sourceOf(context.db, id)
  const wanted = new Set(foreign_ids)
  const chosen = eventsIn(rowsIn(source, text, context.locale)).filter(({ foreign_id }) =>
    wanted.has(foreign_id),
  )
  const results = []
  for (const feed of chosen) {
    const { foreignId, eventId, refusal } = await takeEvent(context, { source, feed })
    results.push({ foreign_id: foreignId, event: eventId, refusal })
  }
  return { results }
}

const eventsIn = (rows: ReadRow[]): FeedEvent[] => rows.flatMap(({ event }) => event ?? [])

function rowsIn({ values }: Source, text: string, locale: Locale): ReadRow[] {
  try {
    // The programme of the shop has no file; whoever has one uploads a table.
    return readFeed(values.format === 'xml' ? 'xml' : 'csv', text, values.names)
  } catch (error) {
    if (!(error instanceof UnreadableFeed)) throw error
    throw new Failure('invalid', { fields: { text: [strings[error.problem][locale]] } })
  }
}

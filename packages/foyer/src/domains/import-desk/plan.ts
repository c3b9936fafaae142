import type { EventStatus } from './feed-event.ts'

/** The values a source gives for an event, without missing ones. */
export interface Given {
  title?: string
  date_start?: string
  date_end?: string
  room?: number
  status?: EventStatus
  price?: string
}

export const GIVEN_FIELDS = ['title', 'date_start', 'date_end', 'room', 'status', 'price'] as const
export type GivenField = (typeof GIVEN_FIELDS)[number]

/** The same fields of a stored event. Several prices were entered by an editor and do not fit one price. */
export type Present = { [F in GivenField]: Given[F] | null }

export type FindingKind = 'new' | 'moved' | 'cancelled' | 'changed' | 'kept' | 'gone' | 'same' | 'refused'

export interface FieldChange {
  field: GivenField
  from: string | number | null
  to: string | number
  /** An editor has changed the field: it stays, unless the import is forced. */
  isKept: boolean
}

export interface Plan {
  kind: FindingKind
  changes: FieldChange[]
}

interface Known {
  /** The source's values at the last import; null before the first. */
  taken: Given | null
  /** The values an editor has rejected. */
  aside: Given | null
  /** Null if the event does not exist, or no longer. */
  event: Present | null
}

/**
 * What an import would change of an event. A field follows the source as long as it has the value that the source gave
 * last; if it differs, an editor has changed it, and it stays.
 */
export function planFor(given: Given, { taken, aside, event }: Known): Plan {
  if (aside && GIVEN_FIELDS.every((field) => isSame(field, aside[field], given[field]))) return NOTHING
  if (!event) {
    // If it was imported once and is gone now, an editor has deleted it.
    return taken ? NOTHING : { kind: 'new', changes: [] }
  }
  const found = GIVEN_FIELDS.flatMap((field): FieldChange[] => {
    const [to, from] = [given[field], event[field] ?? null]
    if (to === undefined || isSame(field, to, from)) return []
    if (taken && isSame(field, to, taken[field])) return []
    return [{ field, from, to, isKept: !taken || !isSame(field, from, taken[field]) }]
  })
  const changes = keepTogether(found)
  return { kind: kindOf(changes), changes }
}

const NOTHING: Plan = { kind: 'same', changes: [] }

/** If the beginning stays, so does the end: the source's end belongs to its own beginning. */
function keepTogether(changes: FieldChange[]): FieldChange[] {
  const isStartKept = changes.some(({ field, isKept }) => field === 'date_start' && isKept)
  return changes.map((change) =>
    isStartKept && change.field === 'date_end' ? { ...change, isKept: true } : change,
  )
}

function kindOf(changes: FieldChange[]): FindingKind {
  if (changes.length === 0) return 'same'
  const free = changes.filter(({ isKept }) => !isKept)
  const changed = (field: GivenField) => free.find((change) => change.field === field)
  if (free.length === 0) return 'kept'
  if (changed('status')?.to === 'cancelled') return 'cancelled'
  return changed('date_start') || changed('room') ? 'moved' : 'changed'
}

/**
 * What is stored at an import: the source's values, and the event's own value for each missing field. So if a source
 * first sends a status when an event is cancelled, the change is noticed.
 */
export function notedAs(given: Given, { taken, event }: Pick<Known, 'taken' | 'event'>): Given {
  if (taken) return { ...taken, ...given }
  const { status, room } = event ?? { status: 'scheduled' as const, room: null }
  return { ...(status && { status }), ...(room !== null && { room }), ...given }
}

/** Moments are compared by time: the same one can be written with another offset. */
function isSame(field: GivenField, one: unknown, other: unknown): boolean {
  if (field === 'date_start' || field === 'date_end') {
    return Date.parse(String(one)) === Date.parse(String(other)) || (one ?? null) === (other ?? null)
  }
  return (one ?? null) === (other ?? null)
}

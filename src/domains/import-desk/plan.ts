import type { EventStatus } from './feed-event.ts'

/** What a source gives an event. What it does not tell is left out. */
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

/** The same fields of an event that is there; several prices are an editor's own set, which one price cannot say. */
export type Present = { [F in GivenField]: Given[F] | null }

export type FindingKind = 'new' | 'moved' | 'cancelled' | 'changed' | 'kept' | 'gone' | 'same' | 'refused'

export interface FieldChange {
  field: GivenField
  from: string | number | null
  to: string | number
  /** An editor has changed it: it stays as it is unless somebody says otherwise. */
  isKept: boolean
}

export interface Plan {
  kind: FindingKind
  changes: FieldChange[]
}

interface Known {
  /** What the source gave when something was last taken over; null before that. */
  taken: Given | null
  /** What an editor did not want. */
  aside: Given | null
  /** Null where there is no such event, or none any more. */
  event: Present | null
}

/**
 * What would become of an event. A field is the source's as long as it says what the source gave last; once it says something
 * else, an editor wrote that, and it is theirs.
 */
export function planFor(given: Given, { taken, aside, event }: Known): Plan {
  if (aside && GIVEN_FIELDS.every((field) => isSame(field, aside[field], given[field]))) return NOTHING
  if (!event) {
    // Taken over once and not there any more: an editor has deleted it.
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

/** A beginning that stays keeps its end: the source's end belongs to its own beginning. */
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
 * What is noted when something is taken over: what the source gives, and of what it does not tell, how the event is then.
 * So a source that first speaks of a status when an evening is cancelled is heard.
 */
export function notedAs(given: Given, { taken, event }: Pick<Known, 'taken' | 'event'>): Given {
  if (taken) return { ...taken, ...given }
  const { status, room } = event ?? { status: 'scheduled' as const, room: null }
  return { ...(status && { status }), ...(room !== null && { room }), ...given }
}

/** Moments are compared as moments: the same one can be written with another offset. */
function isSame(field: GivenField, one: unknown, other: unknown): boolean {
  if (field === 'date_start' || field === 'date_end') {
    return Date.parse(String(one)) === Date.parse(String(other)) || (one ?? null) === (other ?? null)
  }
  return (one ?? null) === (other ?? null)
}

import { createHash } from 'node:crypto'

/** What an entry says, besides when and who. */
export interface AuditFacts {
  /** Such as `login_failed`, `update` or `backup`. */
  kind: string
  /** The name and address of the account at that time; empty where the installation itself acted. */
  actor: string
  /** The item, as `events/event 17`. */
  about?: string
  title?: string
  fields?: string[]
  /** The network address it came from. */
  from?: string
}

export interface ChainEntry {
  number: number
  at: Date
  actorId: number | null
  facts: AuditFacts
  hash: string
}

/** What the first entry of all is chained to. */
export const BEGINNING = 'beginning'

/** The hash of an entry: of the hash before it and of everything it says, in one written form. */
export function hashOf(before: string, { number, at, actorId, facts }: Omit<ChainEntry, 'hash'>): string {
  const written = JSON.stringify([number, at.toISOString(), actorId, sorted(facts)])
  return createHash('sha256').update(`${before}\n${written}`).digest('hex')
}

/** Pairs in the order of their names: the database does not keep the order in which they were written. */
function sorted(facts: AuditFacts): [string, unknown][] {
  return Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

export interface Anchor {
  /** The number and hash of the newest entry that was removed because it was too old; number 0 where none was. */
  number: number
  hash: string
}

/**
 * Follows the chain from where it begins. Returns the first entry that is missing, changed or moved, as a sentence; null where the chain
 * is whole.
 */
export function firstHole(entries: Iterable<ChainEntry>, begin: Anchor, end: Anchor): string | null {
  let { number, hash } = begin
  for (const entry of entries) {
    if (entry.number !== number + 1) return `Entry ${number + 1} is missing.`
    if (hashOf(hash, entry) !== entry.hash)
      return `Entry ${entry.number} was changed, or one before it was put in its place.`
    number = entry.number
    hash = entry.hash
  }
  if (number < end.number) return `Entry ${number + 1} is missing, and all after it up to ${end.number}.`
  return hash === end.hash ? null : `Entry ${number} is not the one that was written last.`
}

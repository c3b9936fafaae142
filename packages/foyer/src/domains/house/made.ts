import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { PgTable } from '../../platform/database/drizzle.ts'
import type { Resource } from '../../saving/resource.ts'
import type { Subject, Values } from '../../saving/subject.ts'

/** What follows from the description of a resource, and is no part of what a house may count on. */
export interface Made {
  subject: Subject
  resource: Resource
  /** Every table it is stored in. */
  tables: PgTable[]
  titleIn(values: Values, locale: Locale): string
  /** Where the search finds its items. */
  findable?: Findable
}

/** What a resource says when visitors may find its items. */
export interface Findable {
  found: readonly string[]
  pathsOf(values: Values, id: number): Bilingual
}

const MADE = Symbol.for('foyer.made')

export function withMade<T extends object>(own: T, made: Made): T {
  return Object.defineProperty(own, MADE, { value: made })
}

export function madeOf(own: object): Made {
  return (own as { [MADE]: Made })[MADE]
}

export function isMade(value: unknown): value is object {
  return typeof value === 'object' && value !== null && MADE in value
}

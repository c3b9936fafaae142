import type { Role } from '../contract/endpoint.ts'
import type { Fields, FieldValues } from '../fields/kinds.ts'
import type { Config } from '../platform/config/config.ts'
import type { Context, Platform } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import type { ItemStore } from './item-store.ts'

/** The fields of an item by their names, in the form in which calls carry them. */
export type Values = Record<string, unknown>

/** Who writes: a viewer, or the installation itself, which has no account. */
export interface Writer {
  role: Role
  userId: number | null
}

export const INSTALLATION: Writer = { role: 'admin', userId: null }

/** What a save needs of the house. A request's context has it all. */
export type Saving = Pick<Platform, 'clock' | 'changes' | 'searchIndex'> &
  Pick<Context, 'locale'> & { db: Db; viewer: Writer; config: Pick<Config, 'publicUrl'> }

/** An item before and after a write; null where there was none, or is none any more. */
export interface Change<V = Values> {
  id: number
  before: V | null
  after: V | null
}

/** Which documents of the search index speak of an item. */
export type Indexed = { kind: string; ids: number[] }[]

/**
 * One kind of thing that can be saved, declared beside its tables: `save.ts` does the same steps for each, in one
 * transaction, so that no write can forget one of them.
 */
export interface Subject<F extends Fields = Fields> {
  /** With the model the address of its change page and its name in the trail: `events/event`. */
  area: string
  model: string
  fields: F
  /** Who may write it. */
  access: Role
  store: ItemStore
  /** What an item is called in lists and in the trail. */
  titleOf(values: FieldValues<F>): string
  /** Columns that follow from the fields and that nobody types. */
  derive?(values: FieldValues<F>): Record<string, unknown>
  /** Gives the values their one form, and refuses with `refuse` what depends on other items or on the writer. */
  check?(saving: Saving, values: FieldValues<F>, id: number | null): Promise<FieldValues<F>>
  /** Whether something would be lost with it: then it is not deleted. */
  isInUse?(db: Db, id: number): Promise<boolean>
  /** What is announced beyond what its tables announce. */
  tags?(change: Change<FieldValues<F>>): string[]
  /** What search has to look at again. */
  indexed?(db: Db, change: Change<FieldValues<F>>): Promise<Indexed>
}

export function defineSubject<F extends Fields>(subject: Subject<F>): Subject<F> {
  return subject
}

export function subjectName({ area, model }: Pick<Subject, 'area' | 'model'>): string {
  return `${area}/${model}`
}

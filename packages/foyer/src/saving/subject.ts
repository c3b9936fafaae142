import type { Role } from '../contract/endpoint.ts'
import { DEFAULT_LOCALE } from '../contract/locale.ts'
import type { Fields, FieldValues, ReferenceTarget } from '../fields/kinds.ts'
import type { Config } from '../platform/config/config.ts'
import type { Context, Platform } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import type { PgColumn, PgTable, SQL } from '../platform/database/drizzle.ts'
import { withExtraFacts } from './extra-facts.ts'

/** The fields of an item by their names, in the form in which calls carry them. */
export type Values = Record<string, unknown>

/** The writer: a viewer, or the installation itself, which has no account. */
export interface Writer {
  role: Role
  userId: number | null
  /** Allowed to switch site and shop on and off (3-readings, Editing). */
  hasDashboardAccess?: boolean
}

const INSTALLATION: Writer = { role: 'admin', userId: null }

/** What the installation writes with where there is no request. The search index is updated once, when everything is written. */
export const AS_INSTALLATION = {
  viewer: INSTALLATION,
  locale: DEFAULT_LOCALE,
  config: { publicUrl: null },
  searchIndex: { refresh: async () => {} },
} satisfies Partial<Saving>

/** What saving needs of the platform. A request's context has it all. */
export type Saving = Pick<Platform, 'clock' | 'changes' | 'searchIndex'> &
  Partial<Pick<Platform, 'jobs' | 'mail' | 'siteName'>> &
  Pick<Context, 'locale'> &
  Partial<Pick<Context, 'address'>> & {
    db: Db
    viewer: Writer
    config: Pick<Config, 'publicUrl'> & Partial<Config>
  }

/** An item before and after a write; null where it did not exist, or no longer exists. */
export interface Change<V = Values> {
  id: number
  before: V | null
  after: V | null
  /** The names of the changed fields, where they cannot be found by comparing the two. */
  fields?: string[]
}

/** The entries of the search index that depend on an item. */
export type Indexed = { kind: string; ids: number[] }[]

/** What a deleted item had besides its fields. */
export interface Kept {
  columns?: Record<string, unknown>
  content?: unknown
}

/** Where the trail entry of a deletion stores it, besides the fields. */
export const KEPT = '_kept'

/** What a field can name: the targets of references, and films and recordings. */
export type NamedKind = ReferenceTarget | 'file'

/** The fields of any subject. `save.ts` treats all of them alike, and each checks its own values. */
// biome-ignore lint/suspicious/noExplicitAny: a function for the fields of one subject must be callable with any values
export type AnyFields = any

/**
 * Declares one kind of item that can be saved. `save.ts` does the same steps for each in one transaction, so that no write can
 * forget one.
 */
export interface Subject<F extends Fields = AnyFields> {
  /** With the model, the address of its change page and its name in the trail: `events/event`. */
  area: string
  model: string
  fields: F
  /** Who may write it. */
  access: Role
  /**
   * Data about other people, which must be deleted after some time. So the trail records that something changed, but no values.
   */
  isPersonal?: boolean
  store: ItemStore
  /** The name of an item in lists and in the trail. */
  titleOf(values: FieldValues<F>): string
  /** The kind of reference that leads to it, where fields of other items can reference it. */
  target?: NamedKind
  /** The field that others reference it by; without it, its id. */
  namedBy?: string & keyof F
  /** Columns that are derived from the fields; also receives the item before the change. */
  derive?(
    values: FieldValues<F>,
    saving: Saving,
    before: FieldValues<F> | null,
    id: number | null,
  ): Promise<Record<string, unknown>> | Record<string, unknown>
  /** Puts the values into their normal form. Refuses with `refuse` what depends on other items or on the writer. */
  check?(saving: Saving, values: FieldValues<F>, id: number | null): Promise<FieldValues<F>>
  /**
   * What happens on deletion when other items reference it: it stays (the default), or the references are removed, such as those
   * to a tag.
   */
  whenUsed?: 'stays' | 'lets go'
  /** Refuses with `refuse` to delete it for other reasons than references. */
  checkRemoval?(saving: Saving, id: number, values: FieldValues<F>): Promise<void>
  /** What a deletion would lose besides the fields, for the trail: columns, and what `bringBack` restores. */
  keeps?(db: Db, id: number): Promise<Kept>
  /** Restores what was kept, after the item has been added again. */
  bringBack?(saving: Saving, id: number, content: unknown): Promise<void>
  /** Tags to announce besides those of its tables. */
  tags?(change: Change<FieldValues<F>>): string[]
  /** Further effects of a write: jobs and mails, requested with `{ db }`, so that they start when it is committed. */
  follows?(saving: Saving, change: Change<FieldValues<F>>): Promise<void>
  /** What search must index again. Called before a deletion, while related items can still be found. */
  indexed?(db: Db, change: Change<FieldValues<F>>): Promise<Indexed>
}

const subjects = new Map<string, Subject>()

export function defineSubject<F extends Fields>(own: Subject<F>): Subject<F> {
  const subject = withExtraFacts(own)
  const name = subjectName(subject)
  if (subjects.has(name)) throw new TypeError(`There are two subjects ${name}`)
  subjects.set(name, subject)
  return subject
}

/** All subjects; those of an area are there after its `admin.ts` is loaded. */
export function allSubjects(): Subject[] {
  return [...subjects.values()]
}

export function subjectName({ area, model }: Pick<Subject, 'area' | 'model'>): string {
  return `${area}/${model}`
}

/** A table whose rows belong to an item and are only written with it. */
export interface OwnedRows {
  table: PgTable
  /** The column that references the item. */
  owner: string
  /** The column with the position; without it, rows are in the order of their keys. */
  position?: string
  /** The column that holds the value, where the field is a list of references and not of records. */
  target?: string
}

/** Fields that are neither in the item's row nor in rows of their own, such as the title of a page, which is in its documents. */
export interface ItemPart {
  fields: string[]
  read(db: Db, ids: number[]): Promise<Map<number, Values>>
  /** Receives only changed values; all values where the item is new. */
  write(saving: Saving, id: number, values: Values): Promise<void>
  /** The condition for items that have the words of a search in these fields. */
  matches?(db: Db, query: string): SQL
  /** The condition for items that reference one in this field. */
  naming?(field: string, id: number | string): SQL
  /** Whether an item is offline in all languages, as a check of its values and as a condition on the table. */
  isOffline?: { isOn(values: Values): boolean; where: SQL }
  /** The expression by which a list is sorted for one of these fields. */
  sorted?(field: string): SQL | undefined
}

/** How the values of an item are stored in its tables. No other code writes to them. */
export interface ItemStore {
  table: ItemTable
  owned: Record<string, OwnedRows>
  part?: ItemPart
}

export type ItemTable = PgTable & { id: PgColumn }

import type { Role } from '../contract/endpoint.ts'
import type { Fields, FieldValues, ReferenceTarget } from '../fields/kinds.ts'
import type { Config } from '../platform/config/config.ts'
import type { Context, Platform } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import type { PgColumn, PgTable, SQL } from '../platform/database/drizzle.ts'

/** The fields of an item by their names, in the form in which calls carry them. */
export type Values = Record<string, unknown>

/** Who writes: a viewer, or the installation itself, which has no account. */
export interface Writer {
  role: Role
  userId: number | null
  /** Allowed to switch site and shop on and off (3-readings, Editing). */
  hasDashboardAccess?: boolean
}

const INSTALLATION: Writer = { role: 'admin', userId: null }

/** What the installation writes with where there is no request: search is brought up to date once, when all is written. */
export const AS_INSTALLATION = {
  viewer: INSTALLATION,
  locale: 'de',
  config: { publicUrl: null },
  searchIndex: { refresh: async () => {} },
} satisfies Partial<Saving>

/** What a save needs of the house. A request's context has it all. */
export type Saving = Pick<Platform, 'clock' | 'changes' | 'searchIndex'> &
  Partial<Pick<Platform, 'jobs' | 'mail' | 'siteName'>> &
  Pick<Context, 'locale'> & { db: Db; viewer: Writer; config: Pick<Config, 'publicUrl'> & Partial<Config> }

/** An item before and after a write; null where there was none, or is none any more. */
export interface Change<V = Values> {
  id: number
  before: V | null
  after: V | null
  /** The names of what changed, where that cannot be seen from the two. */
  fields?: string[]
}

/** Which documents of the search index speak of an item. */
export type Indexed = { kind: string; ids: number[] }[]

/** What a deleted item had beside its fields. */
export interface Kept {
  columns?: Record<string, unknown>
  content?: unknown
}

/** Where the trail of a deletion holds it, beside the fields. */
export const KEPT = '_kept'

/** What a field of an item can name: those that references lead to, and films and recordings. */
export type NamedKind = ReferenceTarget | 'file'

/** The fields of a subject nobody named. `save.ts` does the same for all of them, and each checks its own values. */
// biome-ignore lint/suspicious/noExplicitAny: a function for the fields of one subject must be callable with any values
export type AnyFields = any

/**
 * One kind of thing that can be saved, declared beside its tables: `save.ts` does the same steps for each, in one
 * transaction, so that no write can forget one of them.
 */
export interface Subject<F extends Fields = AnyFields> {
  /** With the model the address of its change page and its name in the trail: `events/event`. */
  area: string
  model: string
  fields: F
  /** Who may write it. */
  access: Role
  /** Others' data, to be forgotten in time: the trail says that something was changed, and nothing of what it said. */
  isPersonal?: boolean
  store: ItemStore
  /** What an item is called in lists and in the trail. */
  titleOf(values: FieldValues<F>): string
  /** What fields of other items call it, where they can name it. */
  target?: NamedKind
  /** The field that holds what others call it by; its id where nothing is said. */
  namedBy?: string & keyof F
  /** Columns that follow from the fields and that nobody types; told what the item was before. */
  derive?(
    values: FieldValues<F>,
    saving: Saving,
    before: FieldValues<F> | null,
    id: number | null,
  ): Promise<Record<string, unknown>> | Record<string, unknown>
  /** Gives the values their one form, and refuses with `refuse` what depends on other items or on the writer. */
  check?(saving: Saving, values: FieldValues<F>, id: number | null): Promise<FieldValues<F>>
  /**
   * What becomes of those that name it when it is deleted: it stays while they do, or they are let go, as those that had
   * a tag are. Staying is the rule.
   */
  whenUsed?: 'stays' | 'lets go'
  /** Refuses with `refuse` to delete it, for a reason beside being named by others. */
  checkRemoval?(saving: Saving, id: number, values: FieldValues<F>): Promise<void>
  /** What would be lost with it beside its fields, for the trail: columns, and what `bringBack` puts back. */
  keeps?(db: Db, id: number): Promise<Kept>
  /** Puts back what was kept, once the item is there again. */
  bringBack?(saving: Saving, id: number, content: unknown): Promise<void>
  /** What is announced beyond what its tables announce. */
  tags?(change: Change<FieldValues<F>>): string[]
  /** What else a write sets going: jobs and mails, asked for with `{ db }`, so that they go out when it is committed. */
  follows?(saving: Saving, change: Change<FieldValues<F>>): Promise<void>
  /** What search has to look at again; asked before something is deleted, while its neighbours can still be found. */
  indexed?(db: Db, change: Change<FieldValues<F>>): Promise<Indexed>
}

const subjects = new Map<string, Subject>()

export function defineSubject<F extends Fields>(subject: Subject<F>): Subject<F> {
  const name = subjectName(subject)
  if (subjects.has(name)) throw new TypeError(`There are two subjects ${name}`)
  subjects.set(name, subject)
  return subject
}

/** Every subject of the house: each area's are there once its `admin.ts` is read. */
export function allSubjects(): Subject[] {
  return [...subjects.values()]
}

export function subjectName({ area, model }: Pick<Subject, 'area' | 'model'>): string {
  return `${area}/${model}`
}

/** A table whose rows belong to an item and have no life of their own. */
export interface OwnedRows {
  table: PgTable
  /** The column that names the item. */
  owner: string
  /** The column that keeps their order; they are in the order of their keys without one. */
  position?: string
  /** The column that holds the value, where the field is a list of references and not of records. */
  target?: string
}

/** Fields that lie neither in the item's row nor in rows of their own, such as the words of a page. */
export interface ItemPart {
  fields: string[]
  read(db: Db, ids: number[]): Promise<Map<number, Values>>
  /** Only what changes; all of it where the item is new. */
  write(saving: Saving, id: number, values: Values): Promise<void>
  /** Which items have the words of a search in these fields. */
  matches?(db: Db, query: string): SQL
  /** Whether an item is online nowhere, of its values and as a condition on the table. */
  isOffline?: { isOn(values: Values): boolean; where: SQL }
  /** What a list is sorted by for one of these fields. */
  sorted?(field: string): SQL | undefined
}

/** How the values of an item lie in its tables. Nothing else writes to them. */
export interface ItemStore {
  table: ItemTable
  owned: Record<string, OwnedRows>
  part?: ItemPart
}

export type ItemTable = PgTable & { id: PgColumn }

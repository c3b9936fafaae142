import type { ItemRoute } from '../contract/item.ts'
import type { Bilingual } from '../contract/locale.ts'
import type { Fields, FieldValues } from '../fields/kinds.ts'
import type { Db } from '../platform/database/database.ts'
import type { AnyFields, Subject } from './subject.ts'

type Name<F> = keyof F & string

/**
 * What the back-office shows of a subject: the calls, their rows in the OpenAPI document, lists and forms all follow
 * from it. It stands in the `admin.ts` of its area.
 */
export interface Resource<F extends Fields = AnyFields> {
  subject: Subject<F>
  /**
   * What one is called, what many are called, and every field: `title`, a field of a record as `prices.price`, an option
   * as `status=moved`. What is called the same everywhere stands in `shared-labels.ts`.
   */
  strings: { one: Bilingual; many: Bilingual } & Record<string, Bilingual>
  /** What a field is for, where its name does not say so, under the same keys. */
  help?: Record<string, Bilingual>
  /** The fields a list shows. */
  columns: Name<F>[]
  /** The texts its search looks into. */
  searched: Name<F>[]
  /** Fields whose item's own texts are searched as well. */
  searchedThrough?: Name<F>[]
  /** The fields a list can be narrowed by. */
  filters: Name<F>[]
  /** How a list is ordered unless somebody says otherwise; a minus turns it round. */
  order: Name<F> | `-${Name<F>}`
  /** The number that keeps the order editors give the items, where they have one. */
  position?: Name<F>
  /** The field that names the item above it, where they are a tree. */
  parent?: Name<F>
  /** The field that names what it is a part of, such as a festival: a list can be narrowed to those that have parts. */
  partOf?: Name<F>
  /** There is exactly one, always, under the id 1. */
  isSingleton?: boolean
  /** Only the house itself adds some: a visitor's entry, the legal texts. */
  isFixed?: boolean
  /** Nobody deletes one. */
  isKept?: boolean
  /** When it is over, for the mark of what lies in the past. */
  endsAt?: Name<F>
  /** What its fields say while nobody has looked at it yet. */
  unread?: Partial<FieldValues<F>>
  /** The items that are in the same place at the same time, for a warning where somebody saves it there. */
  clashes?: {
    /** What it depends on. */
    fields: Name<F>[]
    /** For each of some items, in one question; `id` is null for one that is not there yet. */
    find(db: Db, items: { id: number | null; values: FieldValues<F> }[]): Promise<number[][]>
  }
  /** The field whose item lends it what it leaves empty, such as a picture. */
  lentBy?: Name<F>
  /** Files that become an item when they are sent to it, as the `accept` of an input says it. */
  accepts?: string
  /** The field that holds the address of the file an item is. */
  fileAt?: Name<F>
  /** The addresses of small pictures of items, for lists. */
  pictures?(db: Db, ids: number[]): Promise<Map<number, string>>
  /** Where visitors see it: a screen for items, or a path in each language. */
  shownAt?:
    | { route: ItemRoute; title(values: FieldValues<F>): Bilingual }
    | { paths(values: FieldValues<F>): Bilingual }
}

const resources = new Map<string, Resource>()

export function defineResource<F extends Fields>(resource: Resource<F>): Resource<F> {
  resources.set(`${resource.subject.area}/${resource.subject.model}`, resource)
  return resource
}

/** Every resource of the house, in the order in which their areas were read. */
export function allResources(): Resource[] {
  return [...resources.values()]
}

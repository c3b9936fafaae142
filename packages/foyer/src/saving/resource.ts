import type { Area } from '../contract/area-names.ts'
import { hasArea } from '../contract/areas.ts'
import type { ItemRoute } from '../contract/item.ts'
import type { Bilingual } from '../contract/locale.ts'
import type { Fields, FieldValues } from '../fields/kinds.ts'
import type { Db } from '../platform/database/database.ts'
import type { AnyFields, Subject } from './subject.ts'

type Name<F> = keyof F & string

/**
 * Describes a subject for the back-office. Its calls, their entries in the OpenAPI document, its lists and forms follow from it.
 * Declared in the `admin.ts` of its area.
 */
export interface Resource<F extends Fields = AnyFields> {
  subject: Subject<F>
  /**
   * Labels: of one item, of many, and of every field: `title`, a field of a record as `prices.price`, an option as
   * `status=moved`. Labels that are the same everywhere are in `shared-labels.ts`.
   */
  strings: { one: Bilingual; many: Bilingual } & Record<string, Bilingual>
  /** Explains fields whose labels are not enough, under the same keys. */
  help?: Record<string, Bilingual>
  /** The fields that a list shows. */
  columns: Name<F>[]
  /** The texts that its search covers. */
  searched: Name<F>[]
  /** References whose items' texts are searched as well. */
  searchedThrough?: Name<F>[]
  /** The fields by which a list can be filtered. */
  filters: Name<F>[]
  /** The default order of a list; a minus turns it round. */
  order: Name<F> | `-${Name<F>}`
  /** The field with the number of an item in an order that editors choose. */
  position?: Name<F>
  /** The field that references the parent, where items form a tree. */
  parent?: Name<F>
  /**
   * The field that references the whole an item is part of, such as a festival: a list can be limited to items that have parts.
   */
  partOf?: Name<F>
  /** There is exactly one item, always, with the id 1. */
  isSingleton?: boolean
  /** Items are not added in the back-office: a visitor's form entry, the legal texts. */
  isFixed?: boolean
  /** Items cannot be deleted. */
  isKept?: boolean
  /** The field with the end of an item, for past items and their mark. */
  endsAt?: Name<F>
  /** The values of an item that no editor has looked at yet. */
  unread?: Partial<FieldValues<F>>
  /** The items that are in the same place at the same time, for a warning before an editor saves. */
  clashes?: {
    /** The fields that a clash depends on. */
    fields: Name<F>[]
    /** For several items in one query; the `id` of a new item is null. */
    find(db: Db, items: { id: number | null; values: FieldValues<F> }[]): Promise<number[][]>
  }
  /** The reference whose item provides values that this one leaves empty, such as a picture. */
  lentBy?: Name<F>
  /** Files that become an item when they are uploaded, in the form of an input's `accept`. */
  accepts?: string
  /** The field with the address of the file that an item is. */
  fileAt?: Name<F>
  /** The addresses of small pictures of items, for lists. */
  pictures?(db: Db, ids: number[]): Promise<Map<number, string>>
  /** Where visitors see an item: a screen for items, or a path in each language. */
  shownAt?:
    | { route: ItemRoute; title(values: FieldValues<F>): Bilingual }
    | { paths(values: FieldValues<F>, id: number): Bilingual }
}

const resources = new Map<string, Resource>()

export function defineResource<F extends Fields>(resource: Resource<F>): Resource<F> {
  resources.set(`${resource.subject.area}/${resource.subject.model}`, resource)
  return resource
}

/** Folders of resources that belong to an area which the house may do without. */
const AREA_OF: Record<string, Area> = {
  magazine: 'magazine',
  people: 'ensemble',
  forms: 'forms',
  subscriptions: 'subscriptions',
}

/**
 * The areas of the back-office, in the order in which it shows them; those of a house come after. Not the order in which their files
 * are loaded: a file that waits for the parts of the house is loaded later than one that does not.
 */
const ORDER = [
  ...['events', 'productions', 'series', 'people', 'venues', 'magazine', 'pages', 'media', 'forms'],
  ...['subscriptions', 'import-desk', 'search', 'settings', 'accounts'],
]

/** All resources of the areas that the house has, in the order of those in the back-office. */
export function allResources(): Resource[] {
  const placeOf = ({ subject: { area } }: Resource) =>
    ORDER.includes(area) ? ORDER.indexOf(area) : ORDER.length
  return [...resources.values()]
    .filter(({ subject }) => isEdited(subject))
    .sort((one, other) => placeOf(one) - placeOf(other))
}

/** Whether items of this subject are edited at this house. */
export function isEdited({ area }: Pick<Subject, 'area'>): boolean {
  const belongs = AREA_OF[area]
  return !belongs || hasArea(belongs)
}

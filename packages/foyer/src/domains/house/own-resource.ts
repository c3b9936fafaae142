import { inLanguage, nameOf } from '../../contract/in-language.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { Field, Fields, FieldValue, FieldValues, OwnKind } from '../../fields/kinds.ts'
import { SetupError } from '../../house/setup-error.ts'
import { announcesPerRow, itemTag } from '../../platform/cache/table-tags.ts'
import type { AnyPgColumn, SQL } from '../../platform/database/drizzle.ts'
import { tagOf } from '../../platform/database/house-tables.ts'
import { labelOf } from '../../saving/describe-resources.ts'
import { storedIn } from '../../saving/item-store.ts'
import { published } from '../../saving/publication.ts'
import { refuse } from '../../saving/refuse.ts'
import type { Resource } from '../../saving/resource.ts'
import type { Subject, Values } from '../../saving/subject.ts'
import type { Image, Thumbnails } from '../media/contract.ts'
import { type Findable, withMade } from './made.ts'
import { idOf } from './own-ids.ts'
import { isFindable } from './own-source.ts'
import { type OwnTable, tablesFor } from './own-table.ts'

/** What a house says about what it keeps: `resources/<model>.ts`. Table, calls, list and form follow from it. */
export interface OwnResourceDescription<M extends string, F extends Fields, S extends keyof F & string> {
  /** Its name, which is also the name of its file and of its table. */
  model: M
  /** Labels: of one item, of many, of every field, and of options as `state=lent`. */
  strings: { one: Bilingual; many: Bilingual } & Record<string, Bilingual>
  /** Explains fields whose labels are not enough, under the same keys. */
  help?: Record<string, Bilingual>
  /** The first text is the title of an item. */
  fields: F
  /** The fields that visitors may see, in modules and in answers. The others stay in the back-office. */
  shown?: readonly S[]
  /** Who may edit it: editors unless given. */
  access?: 'editor' | 'admin'
  /** What a list shows; the first four fields that fit into one unless given. */
  columns?: (keyof F & string)[]
  /** The texts that its search covers; all unless given. */
  searched?: (keyof F & string)[]
  /** The fields by which a list can be filtered; choices, switches and references unless given. */
  filters?: (keyof F & string)[]
  /** The default order of a list; the field `position`, else the title, unless given. A minus turns it round. */
  order?: (keyof F & string) | `-${keyof F & string}`
  /** The path of the page on which visitors see an item, in each language. */
  shownAt?(values: FieldValues<F>, id: number): Bilingual
  /** Lets visitors find items in the search, by their titles and by these of the shown fields. It needs `shownAt`. */
  found?: readonly S[]
  /** Puts the values into their normal form. Refuses with `refuse` what the fields cannot say. */
  check?(values: FieldValues<F>, refuse: (field: string, text: Bilingual) => never): FieldValues<F>
}

/** A resource of the house, with everything that follows from its description. */
export interface OwnResource<
  M extends string = string,
  // biome-ignore lint/suspicious/noExplicitAny: a resource of any fields is a resource
  F extends Fields = any,
  S extends string = string,
> extends OwnKind<ShownItem<F, S>> {
  /** The kind of reference that leads to it: `house/work`. */
  name: `house/${M}`
  fields: F
  shown: readonly S[]
  table: OwnTable<F>
  /** For the tables of the house that reference it. */
  id: () => AnyPgColumn
}

/** An item as visitors see it: texts in one language, and of pictures what `Picture` shows. */
export type ShownItem<F extends Fields, S extends string> = { id: number; title: string } & {
  [K in S & keyof F]: F[K] extends { kind: 'bilingual' } ? string : FieldValue<F[K]>
} & { [K in S & keyof F as F[K] extends { kind: 'image' } ? `${K & string}_obj` : never]: Image | null } & {
  [K in S & keyof F as F[K] extends { kind: 'image' } ? `${K & string}_thumbnails` : never]: Thumbnails | null
}

/** An item of a resource as visitors see it. */
export type ItemOf<R> = R extends OwnResource<string, infer F, infer S> ? ShownItem<F, S> : never

/** Which items a list has, and in which order. */
export interface Listing {
  where?: SQL | undefined
  orderBy?: SQL[]
  limit?: number
}

/** Names that answers and lists have for themselves. */
const RESERVED = ['id', 'version', 'urls', 'display_name', 'picture', 'marks', 'named', 'copy_of']
const QUERY = ['search', 'ordering', 'mark', 'when', 'parts', 'from', 'to', 'page', 'page_size']
const IN_LISTS = [
  'string',
  'slug',
  'bilingual',
  'number',
  'decimal',
  'boolean',
  'choice',
  'reference',
  'dateTime',
]
const IN_FILTERS = ['boolean', 'choice', 'reference']
const MOST_COLUMNS = 4

/** Declares what editors of the house keep. Everything else follows from it; `foyer migration` writes the table. */
export function defineOwnResource<
  const M extends string,
  F extends Fields,
  const S extends keyof F & string = never,
>(description: OwnResourceDescription<M, F, S>): OwnResource<M, F, S> {
  const { model, fields, shown = [], access = 'editor', shownAt, found, check } = description
  requireNames(model, fields, shown)
  if (found) requireFindable(description, found)
  const name = `house/${model}` as const
  const { table, owned } = tablesFor(model, fields)
  const tables = [table, ...Object.values(owned).map((rows) => rows.table)]
  announcesPerRow(table, ({ id }) => [tagOf(table), itemTag(name, id as number)])
  for (const rows of Object.values(owned)) {
    announcesPerRow(rows.table, (row) => [tagOf(table), itemTag(name, row[rows.owner] as number)])
  }
  const titled = titleField(model, fields)
  const titleIn = (values: Values, locale: Locale) => {
    const title = values[titled]
    return typeof title === 'string' ? title : inLanguage(title as Bilingual, locale)
  }
  const subject: Subject = {
    ...{ area: 'house', model, target: name, access, fields, store: storedIn(table, owned) },
    titleOf: (values) => (typeof values[titled] === 'string' ? values[titled] : nameOf(values[titled])),
    async check(saving, values) {
      const own = check ? check(values, (field, text) => refuse(saving, field, text)) : values
      return 'published_at' in fields ? published(own as Values & { published_at: string | null }) : own
    },
    ...(found && { indexed: async (_, { id }) => [{ kind: name, ids: [id] }] }),
  }
  const ofKinds = (kinds: string[]) =>
    Object.keys(fields).filter((field) => kinds.includes(kindOf(fields[field])))
  const resource: Resource = {
    subject,
    strings: description.strings,
    ...(description.help && { help: description.help }),
    columns:
      description.columns ??
      ofKinds(IN_LISTS)
        .filter((field) => isShort(fields[field]))
        .slice(0, MOST_COLUMNS),
    searched:
      description.searched ?? ofKinds(['string', 'bilingual']).filter((field) => isShort(fields[field])),
    filters: description.filters ?? ofKinds(IN_FILTERS).filter((field) => !QUERY.includes(field)),
    order: description.order ?? ('position' in fields ? 'position' : titled),
    ...(kindOf(fields.position) === 'number' && { position: 'position' }),
    ...(shownAt && { shownAt: { paths: (values: FieldValues<F>, id: number) => shownAt(values, id) } }),
  }
  requireKnown(resource)
  const own = { name, fields, shown, table: table as unknown as OwnTable<F>, id: idOf(name) }
  const made = { subject, resource, tables, titleIn }
  return withMade(
    own,
    found && shownAt ? { ...made, findable: { found, pathsOf: shownAt as Findable['pathsOf'] } } : made,
  )
}

const kindOf = (field: Field | undefined): string => field?.kind ?? ''

/** Whether a text is a line or some lines, and no rich text, link or path. */
function isShort(field: Field | undefined): boolean {
  return field?.kind !== 'bilingual' || field.text === 'line' || field.text === 'lines'
}

function titleField(model: string, fields: Fields): string {
  const found = Object.keys(fields).find((name) => {
    const field = fields[name]
    return (field?.kind === 'string' || field?.kind === 'bilingual') && isShort(field)
  })
  if (!found)
    throw new SetupError(`resources/${model}.ts has no text: the first one is the title of an item.`)
  return found
}

function requireNames(model: string, fields: Fields, shown: readonly string[]): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(model)) {
    throw new SetupError(`A resource has a name in small letters, such as "guest-book", and not "${model}".`)
  }
  for (const name of Object.keys(fields)) {
    if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) || name.endsWith('_id') || RESERVED.includes(name)) {
      throw new SetupError(
        `resources/${model}.ts: a field cannot be called "${name}". Names are in small letters, such as "first_night", and not ${RESERVED.join(', ')}.`,
      )
    }
  }
  const strange = shown.find((name) => !fields[name])
  if (strange !== undefined)
    throw new SetupError(`resources/${model}.ts: shown names "${strange}", which is no field.`)
}

function requireFindable<F extends Fields, S extends keyof F & string>(
  { model, fields, shown = [], shownAt }: OwnResourceDescription<string, F, S>,
  found: readonly string[],
): void {
  const at = `resources/${model}.ts: found`
  if (!shownAt) throw new SetupError(`${at} needs shownAt, which says where visitors see an item.`)
  for (const name of found) {
    // Words that visitors do not see on the page would be told by the search.
    if (!(shown as readonly string[]).includes(name))
      throw new SetupError(`${at} names "${name}", which is not among the shown fields.`)
    if (!isFindable(fields[name] as Field))
      throw new SetupError(`${at} names "${name}", but only texts and numbers can be found.`)
  }
}

/** Refuses labels that are missing, and fields that a list names and the description does not have. */
function requireKnown(resource: Resource): void {
  const { subject, columns, searched, filters, order } = resource
  const at = `resources/${subject.model}.ts`
  const fields = subject.fields as Fields
  const clash = filters.find((name) => QUERY.includes(name))
  if (clash)
    throw new SetupError(
      `${at}: a list cannot be filtered by "${clash}", because its address says something else by that name.`,
    )
  for (const name of [...columns, ...searched, ...filters, order.replace(/^-/, '')]) {
    if (!fields[name]) throw new SetupError(`${at} names "${name}", which is no field.`)
  }
  for (const key of ['one', 'many', ...labelsOf(fields)]) {
    try {
      labelOf(resource, key)
    } catch {
      throw new SetupError(`${at}: strings has no label "${key}".`)
    }
  }
}

function labelsOf(fields: Fields, before = ''): string[] {
  return Object.entries<Field>(fields).flatMap(([name, field]) => {
    const key = `${before}${name}`
    if (field.kind === 'items') return [key, ...labelsOf(field.fields, `${key}.`)]
    return 'options' in field ? [key, ...field.options.map((option) => `${key}=${option}`)] : [key]
  })
}

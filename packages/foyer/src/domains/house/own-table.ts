import type { Field, Fields, FieldValue, ReferenceTarget } from '../../fields/kinds.ts'
import { SetupError } from '../../house/setup-error.ts'
import { bilingual, moment } from '../../platform/database/columns.ts'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgTable,
  type PgTableWithColumns,
  serial,
  text,
  time,
} from '../../platform/database/drizzle.ts'
import { type HOUSE_SCHEMA, houseTable } from '../../platform/database/house-tables.ts'
import type { ItemTable, OwnedRows } from '../../saving/subject.ts'
import { idOf, rememberTable } from './own-ids.ts'

type Camel<S extends string> = S extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : S

/** The column of a field: `opening_hours` is `openingHours`, and a reference `hall` is `hallId`. */
type ColumnName<Name extends string, F extends Field> = F extends { kind: 'image' | 'reference' }
  ? `${Camel<Name>}Id`
  : Camel<Name>

type Column<Data> = PgColumn<{
  name: string
  tableName: string
  dataType: 'custom'
  columnType: string
  data: NonNullable<Data>
  driverParam: unknown
  notNull: null extends Data ? false : true
  hasDefault: true
  isPrimaryKey: false
  isAutoincrement: false
  hasRuntimeDefault: false
  enumValues: undefined
}>

type ColumnsOf<F extends Fields> = { id: Column<number> } & {
  [Name in keyof F & string as F[Name] extends { kind: 'references' }
    ? never
    : ColumnName<Name, F[Name]>]: Column<
    F[Name] extends { kind: 'dateTime' } ? Date | null : FieldValue<F[Name]>
  >
}

/** The table of a resource with the types of its rows. Of any resource it is known that there is an id. */
export type OwnTable<F extends Fields> = 0 extends 1 & F
  ? PgTable & { id: PgColumn }
  : PgTableWithColumns<{ name: string; schema: typeof HOUSE_SCHEMA; columns: ColumnsOf<F>; dialect: 'pg' }>

/** The table that a resource is stored in, and one for each list of references. */
export function tablesFor(
  model: string,
  fields: Fields,
): { table: ItemTable; owned: Record<string, OwnedRows> } {
  const name = model.replaceAll('-', '_')
  const columns = Object.entries(fields).flatMap(([field, kind]) => {
    const column = columnFor(model, field, kind)
    return column ? [[isKey(kind) ? `${camel(field)}Id` : camel(field), column] as const] : []
  })
  const table = houseTable(name, { id: serial().primaryKey(), ...Object.fromEntries(columns) } as never)
  rememberTable(`house/${model}`, table as unknown as ItemTable)
  const lists = Object.entries(fields).filter(([, field]) => field.kind === 'references')
  const owned = lists.map(([field, kind]) => [field, listTable(name, table, field, kind)])
  return { table: table as unknown as ItemTable, owned: Object.fromEntries(owned) }
}

function listTable(name: string, table: PgTable, field: string, kind: Field): OwnedRows {
  const rows = houseTable(
    `${name}_${field}`,
    {
      id: serial().primaryKey(),
      ownerId: integer()
        .notNull()
        .references(() => (table as ItemTable).id as AnyPgColumn, { onDelete: 'cascade' }),
      position: integer().notNull(),
      itemId: integer()
        .notNull()
        .references(idOf((kind as { to: ReferenceTarget }).to), { onDelete: 'cascade' }),
    },
    (columns) => [index().on(columns.ownerId, columns.position), index().on(columns.itemId)],
  )
  return { table: rows, owner: 'ownerId', position: 'position', target: 'itemId' }
}

const isKey = (field: Field) => field.kind === 'image' || field.kind === 'reference'

/** `opening_hours` is the column `openingHours`. */
const camel = (field: string) => field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function columnFor(model: string, name: string, field: Field) {
  switch (field.kind) {
    case 'string':
    case 'slug':
    case 'colour':
    case 'richText':
    case 'html':
    case 'link':
    case 'file':
    case 'video':
      return text().notNull().default('')
    case 'bilingual':
      return bilingual()
    case 'number':
      if (field.default !== null) return integer().notNull().default(field.default)
      return field.required ? integer().notNull() : integer()
    case 'decimal':
      return field.required ? doublePrecision().notNull() : doublePrecision()
    case 'boolean':
      return boolean().notNull().default(field.default)
    case 'choice':
      return typeof field.default === 'number'
        ? integer().notNull().default(field.default)
        : text().notNull().default(field.default)
    case 'choices':
      return text().array().notNull().default([])
    case 'image':
      return key('image', field)
    case 'reference':
      return key(field.to, field)
    case 'dateTime':
      return field.required ? moment().notNull() : moment()
    case 'day':
      return field.required ? date().notNull() : date()
    case 'time':
      return field.required ? time().notNull() : time()
    case 'embed':
      return jsonb()
    case 'items':
      refuseKeysIn(model, name, field.fields)
      return jsonb().notNull().default([])
    case 'references':
      return null
    default:
      throw new SetupError(
        `resources/${model}.ts: "${name}" is a ${field.kind}, which only Foyer's own items have.`,
      )
  }
}

/** A reference that must be there keeps its item; another one is emptied. */
function key(to: ReferenceTarget, { required }: { required?: boolean }) {
  return required
    ? integer().notNull().references(idOf(to))
    : integer().references(idOf(to), { onDelete: 'set null' })
}

/** Records are stored as JSON, in which the database cannot see whether an item exists. */
function refuseKeysIn(model: string, name: string, fields: Fields): void {
  const found = Object.entries<Field>(fields).find(([, field]) => isKey(field) || field.kind === 'references')
  if (!found) return
  throw new SetupError(
    `resources/${model}.ts: "${name}.${found[0]}" is a reference inside a record. Make a resource of its own for these records.`,
  )
}

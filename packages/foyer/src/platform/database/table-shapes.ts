import { SetupError } from '../../house/setup-error.ts'
import {
  CasingCache,
  getTableConfig,
  getTableName,
  getTableUniqueName,
  is,
  type PgColumn,
  PgDialect,
  type PgTable,
  SQL,
} from './drizzle.ts'

/** What a database knows of a table, as plain data: what migrations are made from. */
export interface TableShape {
  columns: Record<string, ColumnShape>
  primaryKey: string[]
  indexes: Record<string, { columns: string[]; isUnique: boolean }>
  references: Record<string, { column: string; table: string; to: string; onDelete: string }>
}

export interface ColumnShape {
  type: string
  isRequired: boolean
  /** As SQL; null where a row must give a value, or is empty. */
  default: string | null
}

export type Shapes = Record<string, TableShape>

export function shapesOf(tables: PgTable[]): Shapes {
  const shapes: Shapes = {}
  for (const table of tables) {
    const name = getTableName(table)
    if (shapes[name]) throw new SetupError(`The house has two tables "${name}".`)
    shapes[name] = shapeOf(table)
  }
  return Object.fromEntries(Object.entries(shapes).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function shapeOf(table: PgTable): TableShape {
  // It remembers tables by their names, so each gets one of its own.
  const casing = new CasingCache('snake_case')
  const nameOf = (column: unknown) => casing.getColumnCasing(column as PgColumn)
  const { name, columns, primaryKeys, indexes, uniqueConstraints, foreignKeys } = getTableConfig(table)
  const keys = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const unique = [
    ...columns.filter((column) => column.isUnique).map((column) => [column]),
    ...uniqueConstraints.map((constraint) => constraint.columns),
  ].map((list) => ({ columns: list.map(nameOf), isUnique: true }))
  const plain = indexes.map(({ config }) => {
    if (config.where || config.columns.some((column) => is(column, SQL))) {
      throw new SetupError(
        `The table "${name}" has an index on an expression: write it into a migration instead.`,
      )
    }
    const named = config.columns.map((indexed) =>
      columns.find(({ name }) => 'name' in indexed && name === indexed.name),
    )
    return { columns: named.map(nameOf), isUnique: config.unique }
  })
  return {
    columns: Object.fromEntries(columns.map((column) => [nameOf(column), columnShape(column)])),
    primaryKey: keys.map(nameOf),
    indexes: Object.fromEntries(
      [...unique, ...plain].map((index) => [
        `${name}_${index.columns.join('_')}_${index.isUnique ? 'key' : 'index'}`,
        index,
      ]),
    ),
    references: Object.fromEntries(
      foreignKeys.map((key) => {
        const { columns: own, foreignTable, foreignColumns } = key.reference()
        const column = own.map(nameOf).join(', ')
        const [to] = foreignColumns
        const target = {
          ...{ column, table: getTableUniqueName(foreignTable), to: nameOf(to) },
          onDelete: key.onDelete ?? 'no action',
        }
        return [`${name}_${column}_fkey`, target]
      }),
    ),
  }
}

function columnShape(column: PgColumn): ColumnShape {
  return {
    type: column.getSQLType(),
    isRequired: column.notNull,
    default: column.default === undefined ? null : asSql(column),
  }
}

function asSql(column: PgColumn): string {
  if (is(column.default, SQL)) return new PgDialect().sqlToQuery(column.default).sql
  const value = column.mapToDriverValue(column.default)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return `'${String(value).replaceAll("'", "''")}'`
}

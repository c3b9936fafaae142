import { HOUSE_SCHEMA } from './house-tables.ts'
import type { ColumnShape, Shapes, TableShape } from './table-shapes.ts'

const quoted = (name: string) => `"${name}"`
const tableNamed = (name: string) => `${HOUSE_SCHEMA}.${quoted(name)}`
const list = (names: string[]) => names.map(quoted).join(', ')

/** The statements that make the tables of `after` from those of `before`. A renamed column is one that goes and one that comes. */
export function statementsBetween(before: Shapes, after: Shapes): string[] {
  const gone = Object.keys(before).filter((name) => !after[name])
  const statements = gone.map((name) => `drop table ${tableNamed(name)} cascade`)
  // After all tables are there, because they may reference each other.
  const references: string[] = []
  for (const [name, shape] of Object.entries(after)) {
    const known = before[name]
    statements.push(...(known ? changesOf(name, known, shape) : [creationOf(name, shape)]))
    statements.push(...indexChanges(name, known?.indexes ?? {}, shape.indexes))
    references.push(...referenceChanges(name, known?.references ?? {}, shape.references))
  }
  return [...statements, ...references]
}

function creationOf(name: string, { columns, primaryKey }: TableShape): string {
  const lines = Object.entries(columns).map(([column, shape]) => `  ${quoted(column)} ${columnOf(shape)}`)
  if (primaryKey.length > 0) lines.push(`  primary key (${list(primaryKey)})`)
  return `create table ${tableNamed(name)} (\n${lines.join(',\n')}\n)`
}

function columnOf({ type, isRequired, default: value }: ColumnShape): string {
  const isCounted = /^(small|big)?serial$/.test(type)
  return [type, isRequired && !isCounted && 'not null', value !== null && `default ${value}`]
    .filter(Boolean)
    .join(' ')
}

function changesOf(name: string, before: TableShape, after: TableShape): string[] {
  const alter = (change: string) => `alter table ${tableNamed(name)} ${change}`
  const gone = Object.keys(before.columns).filter((column) => !after.columns[column])
  const statements = gone.map((column) => alter(`drop column ${quoted(column)}`))
  for (const [column, shape] of Object.entries(after.columns)) {
    const known = before.columns[column]
    const change = (what: string) => statements.push(alter(`alter column ${quoted(column)} ${what}`))
    if (!known) {
      statements.push(alter(`add column ${quoted(column)} ${columnOf(shape)}`))
      continue
    }
    const { type, isRequired, default: value } = shape
    if (known.type !== type) change(`type ${type} using ${quoted(column)}::${type}`)
    if (known.default !== value) change(value === null ? 'drop default' : `set default ${value}`)
    if (known.isRequired !== isRequired) change(isRequired ? 'set not null' : 'drop not null')
  }
  if (String(before.primaryKey) !== String(after.primaryKey)) {
    statements.push(alter(`drop constraint ${quoted(`${name}_pkey`)}`))
    statements.push(alter(`add primary key (${list(after.primaryKey)})`))
  }
  return statements
}

function indexChanges(name: string, before: TableShape['indexes'], after: TableShape['indexes']): string[] {
  const gone = Object.keys(before).filter((index) => !after[index])
  const added = Object.entries(after).filter(([index]) => !before[index])
  return [
    ...gone.map((index) => `drop index if exists ${tableNamed(index)}`),
    ...added.map(
      ([index, { columns, isUnique }]) =>
        `create ${isUnique ? 'unique ' : ''}index ${quoted(index)} on ${tableNamed(name)} (${list(columns)})`,
    ),
  ]
}

function referenceChanges(
  name: string,
  before: TableShape['references'],
  after: TableShape['references'],
): string[] {
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(after[key])
  const drop = (key: string) => `alter table ${tableNamed(name)} drop constraint if exists ${quoted(key)}`
  const gone = Object.keys(before).filter((key) => !isSame(key))
  const added = Object.entries(after).filter(([key]) => !isSame(key))
  return [
    ...gone.map(drop),
    ...added.map(([key, { column, table, to, onDelete }]) => {
      const target = table.split('.').map(quoted).join('.')
      return `alter table ${tableNamed(name)} add constraint ${quoted(key)} foreign key (${quoted(column)}) references ${target} (${quoted(to)}) on delete ${onDelete}`
    }),
  ]
}

import { type Bilingual, LOCALES } from '../../contract/locale.ts'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import type { Values } from '../calls.ts'
import { isSame } from '../form/changes.ts'

/** One column of a file: its name in the first line, and the conversion between cell and field in both directions. */
interface Column {
  header: string
  field: FieldDescription
  write(values: Values): string
  /** The field's value from a cell; the text itself if it is not valid, so that the server reports the error. */
  read(cell: string, before: unknown): unknown
}

/**
 * The columns of an item. A list of items is JSON. A text has a column per
 * language of the site, with the language in its name even if there is only one: the file then stays right when a language is added.
 */
export function csvColumns({ fields }: ResourceDescription): Column[] {
  return fields
    .filter(({ kind }) => kind !== 'password' && kind !== 'answers')
    .flatMap((field): Column[] => {
      if (field.kind !== 'bilingual') {
        return [
          {
            header: field.name,
            field,
            write: (values) => cellOf(values[field.name]),
            read: (cell) => fieldValue(field, cell),
          },
        ]
      }
      return LOCALES.map((locale) => ({
        header: `${field.name}_${locale}`,
        field,
        write: (values) => (values[field.name] as Bilingual | null)?.[locale] ?? '',
        read: (cell, before) => ({ de: '', en: '', ...(before as Bilingual | null), [locale]: cell }),
      }))
    })
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(' ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function fieldValue(field: FieldDescription, cell: string): unknown {
  switch (field.kind) {
    case 'boolean':
      return /^(true|1|ja|yes|x)$/i.test(cell.trim())
    case 'number':
    case 'decimal':
    case 'reference':
    case 'image':
      return cell.trim() === '' ? null : numberOr(cell)
    case 'references':
      return cell.trim() === ''
        ? []
        : cell
            .trim()
            .split(/[\s,]+/)
            .map(numberOr)
    case 'choices':
      return cell.trim() === '' ? [] : cell.trim().split(/[\s,]+/)
    case 'choice':
      return (
        field.options?.find(({ value, label }) => String(value) === cell || label === cell)?.value ?? cell
      )
    case 'items':
    case 'embed':
      return jsonOr(cell, field.kind === 'items' ? [] : null)
    case 'day':
    case 'time':
    case 'dateTime':
      return cell.trim() || null
    default:
      return cell
  }
}

function numberOr(cell: string): unknown {
  const number = Number(cell.trim().replace(',', '.'))
  return Number.isFinite(number) ? number : cell
}

function jsonOr(cell: string, empty: unknown): unknown {
  if (cell.trim() === '') return empty
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

export interface CsvRow {
  /** Null for a new item. */
  id: number | null
  /** The cells, by the names in the first line. */
  cells: Record<string, string>
}

/**
 * The rows of a file by the names in its first line; names that are no columns of the resource are returned separately.
 */
export function csvRows(
  resource: ResourceDescription,
  table: string[][],
): { rows: CsvRow[]; unknown: string[] } {
  const [headers = [], ...lines] = table
  const known = new Set(['id', ...csvColumns(resource).map(({ header }) => header)])
  const names = headers.map((header) => header.trim())
  const rows = lines.map((line) => {
    const cells = Object.fromEntries(
      names.flatMap((name, index) => (known.has(name) ? [[name, line[index] ?? '']] : [])),
    )
    return { id: Number(cells.id) || null, cells }
  })
  return { rows, unknown: names.filter((name) => !known.has(name)) }
}

/** The fields of an item that a row changes, or the fields of a new item. */
export function rowChanges(resource: ResourceDescription, { cells }: CsvRow, before: Values): Values {
  const after: Values = {}
  for (const { header, field, read } of csvColumns(resource)) {
    const cell = cells[header]
    if (cell === undefined || field.read_only) continue
    after[field.name] = read(cell, field.name in after ? after[field.name] : before[field.name])
  }
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(value, before[name])))
}

import { storedText } from '../../contract/locale.ts'
import type { FieldDescription } from '../description.ts'

/** The value of a field in a new record. */
function emptyValue(field: FieldDescription): unknown {
  if (field.default !== undefined) return field.default
  switch (field.kind) {
    case 'bilingual':
      return storedText()
    case 'boolean':
      return false
    case 'references':
    case 'choices':
    case 'items':
      return []
    case 'number':
    case 'decimal':
    case 'image':
    case 'reference':
    case 'embed':
    case 'dateTime':
    case 'day':
    case 'time':
      return null
    default:
      return ''
  }
}

/** A new record for a form. */
export function emptyValues(fields: readonly FieldDescription[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => !field.read_only).map((field) => [field.name, emptyValue(field)]),
  )
}

/** A new row of a table. Rows with a number get the next one, so that editors do not have to choose it. */
export function newRow(
  fields: readonly FieldDescription[],
  rows: readonly Record<string, unknown>[],
): Record<string, unknown> {
  const isNumbered = fields.some(({ name, kind }) => name === 'id' && kind === 'number')
  const numbers = rows.map(({ id }) => (typeof id === 'number' ? id : 0))
  return { ...emptyValues(fields), ...(isNumbered && { id: Math.max(0, ...numbers) + 1 }) }
}

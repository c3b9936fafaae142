import type { FieldDescription } from '../description.ts'

/** What a field holds before anybody has typed. */
function emptyValue(field: FieldDescription): unknown {
  if (field.default !== undefined) return field.default
  switch (field.kind) {
    case 'bilingual':
      return { de: '', en: '' }
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

/** A new record, as a form begins it. */
export function emptyValues(fields: readonly FieldDescription[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter((field) => !field.read_only).map((field) => [field.name, emptyValue(field)]),
  )
}

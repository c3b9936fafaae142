import { storedText } from '../../contract/locale.ts'
import type { FieldDescription } from '../description.ts'
import { emptyValues } from './empty-values.ts'

/** The values of a new item that needs only a name; null where it needs more, such as a day. */
export function namedValues(
  fields: readonly FieldDescription[],
  name: string,
): Record<string, unknown> | null {
  const needed = fields.filter(
    ({ required, kind, default: fallback, name: field }) =>
      required && (fallback === undefined || fallback === null) && kind !== 'slug' && field !== 'id',
  )
  const [naming, ...others] = needed
  if (!naming || others.length > 0) return null
  const values = emptyValues(fields)
  if (naming.kind === 'bilingual') return { ...values, [naming.name]: storedText(() => name) }
  if (naming.kind !== 'string' || naming.limits.format) return null
  const given = fields.some((field) => field.name === 'first_name') && naming.name === 'last_name'
  const [last = '', ...first] = name.split(/\s+/).reverse()
  return given
    ? { ...values, first_name: first.reverse().join(' '), last_name: last }
    : { ...values, [naming.name]: name }
}

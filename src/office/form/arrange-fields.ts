import type { FieldDescription } from '../../fields/description.ts'

/** What is set rather than written stands at the side, where all of it is in view. */
const SET = new Set<FieldDescription['kind']>([
  ...(['boolean', 'choice', 'choices', 'reference', 'references', 'image'] as const),
  ...(['day', 'time', 'dateTime', 'number', 'decimal', 'slug', 'colour'] as const),
])

const isSet = (field: FieldDescription) =>
  SET.has(field.kind) || (field.read_only && field.kind !== 'answers')

/** The fields of a form: what is written, and what is set beside it. All in one column where there is little of either. */
export function arrangeFields(
  fields: FieldDescription[],
): [written: FieldDescription[], set: FieldDescription[]] {
  const written = fields.filter((field) => !isSet(field))
  const set = fields.filter(isSet)
  return written.length < 2 || set.length < 2 ? [fields, []] : [written, set]
}

import type { FieldDescription } from '../../fields/description.ts'

/** Kinds of fields that are set rather than written: they are at the side, where all of them are in view. */
const SET = new Set<FieldDescription['kind']>([
  ...(['boolean', 'choice', 'choices', 'reference', 'references', 'image'] as const),
  ...(['day', 'time', 'dateTime', 'number', 'decimal', 'slug', 'colour'] as const),
])

const isSet = (field: FieldDescription) =>
  SET.has(field.kind) || (field.read_only && field.kind !== 'answers')

/** The fields of a form in two columns: texts, and settings beside them. One column if there are few of either. */
export function arrangeFields(
  fields: FieldDescription[],
): [written: FieldDescription[], set: FieldDescription[]] {
  const written = fields.filter((field) => !isSet(field))
  const set = fields.filter(isSet)
  return written.length < 2 || set.length < 2 ? [fields, []] : [written, set]
}

import type { FieldDescription } from '../description.ts'

type Row = Record<string, unknown>

/**
 * Keeps the name of a record in step with the item it references, such as the name of a person in a cast, until an editor writes
 * another name. So an editor who changes a cast only picks a person.
 */
export function followName(
  fields: readonly FieldDescription[],
  row: Row,
  changed: FieldDescription,
  { next, titleOf }: { next: unknown; titleOf(of: string, id: number): string | undefined },
): Row {
  const changedRow = { ...row, [changed.name]: next }
  const name = fields.find((field) => field.name === 'name' && field.kind === 'string' && field.required)
  if (!name || changed.kind !== 'reference' || !changed.of) return changedRow
  const title = (id: unknown) => (typeof id === 'number' ? titleOf(changed.of ?? '', id) : undefined)
  const isFollowing = row.name === '' || row.name === title(row[changed.name])
  return isFollowing ? { ...changedRow, name: title(next) ?? '' } : changedRow
}

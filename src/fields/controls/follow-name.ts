import type { FieldDescription } from '../description.ts'

type Row = Record<string, unknown>

/**
 * A record with another item in one of its fields. Where the record has a name of its own, such as that on the bill, it follows the item
 * it names until somebody writes another: whoever changes a cast picks a person, and nothing else.
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

import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'

/** Kinds of fields too long for a cell. */
const TOO_LONG = new Set<FieldDescription['kind']>(['html', 'richText', 'password', 'embed'])

/** The fields that can be chosen as columns. */
export function possibleColumns({ fields }: ResourceDescription): FieldDescription[] {
  return fields.filter(({ kind, limits }) => !TOO_LONG.has(kind) && limits.text !== 'rich')
}

/** The chosen columns in the order of the list; those that no longer exist are left out. */
export function shownColumns(resource: ResourceDescription, chosen: string[] | null): FieldDescription[] {
  const byName = new Map(possibleColumns(resource).map((field) => [field.name, field]))
  const names = chosen?.some((name) => byName.has(name)) ? chosen : resource.columns
  return names.flatMap((name) => byName.get(name) ?? [])
}

const WORDS = new Set<FieldDescription['kind']>(['string', 'bilingual', 'slug'])

/** The column with the link to the item: the first with text. */
export function leadingColumn(columns: FieldDescription[]): string | undefined {
  return (columns.find(({ kind }) => WORDS.has(kind)) ?? columns[0])?.name
}

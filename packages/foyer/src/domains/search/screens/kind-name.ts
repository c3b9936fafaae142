import type { OwnSearchKind, SearchKind } from '../contract.ts'

type Names = Record<Exclude<SearchKind, 'page' | 'legal' | OwnSearchKind> | 'pageKind', string>

/** The name of a result's kind; of what the house keeps itself, the answer brings it. */
export function kindName(
  { kind, kind_name }: { kind: SearchKind; kind_name?: string },
  names: Names,
): string {
  if (kind_name !== undefined) return kind_name
  return kind in names ? names[kind as keyof Names] : names.pageKind
}

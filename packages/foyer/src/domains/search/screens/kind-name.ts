import type { SearchKind } from '../contract.ts'

type Names = Record<Exclude<SearchKind, 'page' | 'legal'> | 'pageKind', string>

/** The name of a result's kind. */
export function kindName(kind: SearchKind, names: Names): string {
  return kind === 'page' || kind === 'legal' ? names.pageKind : names[kind]
}

import { inLanguage } from '../../contract/in-language.ts'
import type { Locale } from '../../contract/locale.ts'
import { allResources } from '../../saving/resource.ts'
import { subjectName } from '../../saving/subject.ts'
import { isOwnKind, type OwnSearchKind, type SearchKind } from './contract.ts'
import type { Source } from './reindex.ts'

const sources = new Map<OwnSearchKind, Source>()

/** Lets the search find the items of a resource of the house, under the name of the resource. */
export function takeOwnSource(kind: OwnSearchKind, source: Source): void {
  sources.set(kind, source)
}

export function ownSources(): ReadonlyMap<OwnSearchKind, Source> {
  return sources
}

/** What the house calls one item of a kind of its own, or many; of our kinds nothing. */
export function ownKindName(kind: SearchKind, locale: Locale, how: 'one' | 'many'): string | undefined {
  if (!isOwnKind(kind)) return undefined
  const resource = allResources().find(({ subject }) => subjectName(subject) === kind)
  return resource && inLanguage(resource.strings[how], locale)
}

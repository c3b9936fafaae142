/**
 * What an event is, as search engines tell events apart. Editors name their genres and types as they like, so each of these says
 * once which kind it is.
 */
export const EVENT_KINDS = [
  'other',
  'music',
  'theatre',
  'dance',
  'comedy',
  'children',
  'literature',
  'film',
  'exhibition',
  'talk',
  'workshop',
  'festival',
  'food',
  'party',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** The kind of an event: what its genre says, otherwise what its type says. */
export function kindOf(...said: (EventKind | undefined)[]): EventKind {
  return said.find((kind) => kind !== undefined && kind !== 'other') ?? 'other'
}

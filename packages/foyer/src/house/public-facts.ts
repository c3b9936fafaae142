import type { House } from './define-house.ts'

export type PublicFacts = Pick<House, 'name' | 'languages' | 'timeZone' | 'currency'>

/** What a browser may know of a house; whatever else a house says stays on the server. */
export function publicFacts({ name, languages, timeZone, currency }: House): PublicFacts {
  return { name, languages, timeZone, currency }
}

import type { Sheet } from './print.ts'

/** Picks what a sheet says in the language it is lettered in. */
export type Say = <T>(de: T, en: T) => T

/** A sheet with words on it, once in each language; the name of the English one ends in `-en`. */
export function inBoth(draw: (say: Say) => Sheet): Sheet[] {
  const english = draw((_, en) => en)
  return [draw((de) => de), { ...english, name: `${english.name}-en` }]
}

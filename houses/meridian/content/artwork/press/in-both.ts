import type { Sheet } from './print.ts'

/** Picks the text in the language of the lettering. */
export type Say = <T>(de: T, en: T) => T

/** A sheet with lettering, once in each language; the name of the English one ends in `-en`. */
export function inBoth(draw: (say: Say) => Sheet): Sheet[] {
  const english = draw((_, en) => en)
  return [draw((de) => de), { ...english, name: `${english.name}-en` }]
}

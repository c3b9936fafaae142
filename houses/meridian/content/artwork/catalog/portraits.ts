import { described, ensemble } from '../portraits/ensemble.ts'
import type { Entry } from './entry.ts'

type Number =
  | `0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `1${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
  | `2${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`

/** The description of each portrait, made from the data it was drawn from. */
export const portraits = Object.fromEntries(
  ensemble.map((likeness) => {
    const { de, en } = described(likeness)
    const entry: Entry = {
      alt: { de: `Gezeichnetes Porträt: ${de}`, en: `Drawn portrait: ${en}` },
      focal: [0.5, 0.42],
    }
    return [likeness.name, entry]
  }),
) as Record<`portrait-${Number}`, Entry>

import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** The house that commands and tests use unless another is named. */
export const HOUSE = 'meridian'

export const houseAt = (name = HOUSE) => path.join(root, 'houses', name)

/** Tests, measurements and checks run in the repository, and serve this house. */
export function useHouse(name = HOUSE) {
  process.env.FOYER_HOUSE ??= houseAt(name)
}

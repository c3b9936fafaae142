import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { applyPlugins } from './apply-plugins.ts'
import { checkHouse } from './check-house.ts'
import { houseFolder } from './folder.ts'
import { type PublicFacts, publicFacts } from './public-facts.ts'
import { SetupError } from './setup-error.ts'

/** Everything that `house.ts` and its plugins say, for code that runs on Node alone. */
export const house = applyPlugins(checkHouse(await readHouse()))

/**
 * The facts of the house that this process serves, imported as `#house/facts`. Node reads them from `house.ts` here; in the builds
 * `build/house-plugin.ts` puts a module in the place of this file that has these facts and no more.
 */
export const facts: PublicFacts = publicFacts(house)

async function readHouse(): Promise<unknown> {
  const file = path.join(houseFolder, 'house.ts')
  if (!existsSync(file)) throw new SetupError(`There is no house.ts in ${houseFolder}.`)
  const { default: given } = (await import(pathToFileURL(file).href)) as { default?: unknown }
  return given
}

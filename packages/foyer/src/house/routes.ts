import { checkPaths } from './check-paths.ts'
import { checkScreens } from './check-screens.ts'
import { house } from './facts.ts'
import { partFolders } from './part-folders.ts'
import { readScreens } from './read-screens.ts'

checkPaths(house.paths ?? {})

/** The screens of the house as their files describe them, for code that runs on Node alone. */
export const ownScreens = await readScreens(partFolders)

/**
 * The rows of the route table for the screens of the house, imported as `#house/routes`. Node reads the files of `screens/` here; in
 * the builds `build/house-plugin.ts` prints the same rows. The code of a screen is in `#house/screens`, and loaded when it is shown.
 */
export const houseRoutes = checkScreens(ownScreens, house.languages)

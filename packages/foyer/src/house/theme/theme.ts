import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { houseFolder } from '../folder.ts'
import { checkTheme } from './check-theme.ts'
import { neutral } from './neutral.ts'
import type { Pair, Theme, Treatment } from './roles.ts'

/** What `theme/theme.ts` of the house says, for code that runs on Node alone. */
export const theme: Theme = await readTheme()

/**
 * The colours of the page, for code that cannot use custom properties. In the builds `build/house-plugin.ts` puts a module in the
 * place of this file that has what follows and no more.
 */
export const pageColours: Pair = theme.colours.page
/** The same for dark systems; null where the theme has no colours for them. */
export const darkPageColours: Pair | null = theme.dark?.page ?? null
export const treatment: Treatment = theme.pictures.treatment
/** The address of `theme/logo.svg`, which only a bundle has; null for a house that writes its name. */
export const logoFile: string | null = null

/** A house without a theme of its own has the neutral one. */
async function readTheme(): Promise<Theme> {
  const file = path.join(houseFolder, 'theme', 'theme.ts')
  if (!existsSync(file)) return neutral
  const { default: given } = (await import(pathToFileURL(file).href)) as { default?: unknown }
  return checkTheme(given)
}

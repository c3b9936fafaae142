import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { applyPlugins } from '../../house/apply-plugins.ts'
import { checkFacts } from '../../house/check-facts.ts'
import { checkHouse, houseFaults } from '../../house/check-house.ts'
import { definitionIn } from '../../house/definition-in.ts'
import { namingPlugin } from '../../house/naming-plugin.ts'
import {
  factFilesIn,
  type ModuleFiles,
  moduleFilesIn,
  type PartFolder,
  partFoldersOf,
  screenFilesIn,
} from '../../house/read-folder.ts'
import { readScreens } from '../../house/read-screens.ts'
import { checkTheme } from '../../house/theme/check-theme.ts'
import { themeFaults, themeWarnings } from '../../house/theme/theme-faults.ts'
import { sentenceOf } from './sentence-of.ts'

/** `house.ts`: whether it can be read, and says what a house has to say. */
export function houseFile(house: string): Promise<string[]> {
  return faultsIn(house, 'house.ts', async (given) => {
    const faults = houseFaults(given)
    if (faults.length > 0) return faults
    const whole = applyPlugins(checkHouse(given))
    // Loaded only here: what knows the variables of Foyer reads the house itself.
    const { checkPluginVariables } = await import('../../platform/config/variables.ts')
    checkPluginVariables(whole)
    return []
  })
}

/** `theme/theme.ts`, if there is one: roles that do not exist, and colours on which text cannot be read. */
export async function themeFile(house: string): Promise<string[]> {
  const file = path.join('theme', 'theme.ts')
  if (!existsSync(path.join(house, file))) return []
  return faultsIn(house, file, (given) => themeFaults(checkTheme(given)))
}

/** What could be read better in a theme that is none of the faults above. */
export async function themeAdvice(house: string): Promise<string[]> {
  if ((await themeFile(house)).length > 0) return []
  const file = path.join('theme', 'theme.ts')
  if (!existsSync(path.join(house, file))) return []
  return faultsIn(house, file, (given) => themeWarnings(checkTheme(given)))
}

/** `modules/<model>/`, also of plugins: whether each has its two files and defines what its folder is called. */
export async function moduleFolders(house: string): Promise<string[]> {
  try {
    const found = await Promise.all(moduleFilesIn(await foldersOf(house)).map(faultsOfModule))
    return found.flat()
  } catch (error) {
    return [sentenceOf(error, 'modules')]
  }
}

/** The house and its plugins; a house.ts that cannot be read is told of elsewhere. */
export async function foldersOf(house: string): Promise<PartFolder[]> {
  try {
    const { default: given } = await exportsOf(path.join(house, 'house.ts'))
    return partFoldersOf(checkHouse(given), house)
  } catch {
    return [{ folder: house }]
  }
}

async function faultsOfModule({ model, schema, plugin }: ModuleFiles): Promise<string[]> {
  try {
    const exported = await exportsOf(schema)
    namingPlugin(plugin, () => definitionIn(exported, model))
    return []
  } catch (error) {
    return [sentenceOf(error, `modules/${model}/schema.ts`)]
  }
}

/** The words of paths in `house.ts`, and `screens/<name>.route.ts`: whether each can be read, and its address is free. */
export async function addresses(house: string): Promise<string[]> {
  try {
    // A house without facts has no addresses yet.
    if ((await houseFile(house)).length > 0) return []
    const { default: given } = await exportsOf(path.join(house, 'house.ts'))
    const { languages, paths } = checkHouse(given)
    const folders = await foldersOf(house)
    if (!paths && screenFilesIn(folders).length === 0) return []
    // The route table knows the house that is checked, so it is loaded only for one whose facts are right.
    const { checkPaths } = await import('../../house/check-paths.ts')
    const { checkScreens } = await import('../../house/check-screens.ts')
    checkPaths(paths ?? {})
    checkScreens(await readScreens(folders), languages)
    return []
  } catch (error) {
    return [sentenceOf(error, 'screens')]
  }
}

/** `facts/<item>.ts`, also of plugins: whether each says what a fact has to say. */
export async function factFiles(house: string): Promise<string[]> {
  try {
    const found = factFilesIn(await foldersOf(house)).map(async ({ item, file, plugin }) => {
      const { default: given } = await exportsOf(file)
      namingPlugin(plugin, () => checkFacts(item, given))
    })
    await Promise.all(found)
    return []
  } catch (error) {
    return [sentenceOf(error, 'facts')]
  }
}

/** What is wrong with what a file exports by default. */
async function faultsIn(
  house: string,
  name: string,
  check: (given: unknown) => string[] | Promise<string[]>,
): Promise<string[]> {
  const file = path.join(house, name)
  if (!existsSync(file)) return [`There is no ${name} in ${house}.`]
  try {
    return await check((await exportsOf(file)).default)
  } catch (error) {
    return [sentenceOf(error, name)]
  }
}

function exportsOf(file: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(file).href)
}

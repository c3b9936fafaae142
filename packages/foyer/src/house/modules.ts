import { pathToFileURL } from 'node:url'
import type { ModuleDefinition } from '../modules/kit/define-module.ts'
import { definitionIn } from './definition-in.ts'
import { namingPlugin } from './naming-plugin.ts'
import { partFolders } from './part-folders.ts'
import { moduleFilesIn } from './read-folder.ts'

/**
 * The content modules of the house, imported as `#house/modules`. Node reads them here; in the builds `build/house-plugin.ts` prints
 * the same list.
 */
export const houseModules = (await Promise.all(
  moduleFilesIn(partFolders).map(async ({ model, schema, plugin }) => {
    const exported = await import(pathToFileURL(schema).href)
    return namingPlugin(plugin, () => definitionIn(exported, model))
  }),
)) as ModuleDefinition[]

import { pathToFileURL } from 'node:url'
import type { ModuleDefinition } from '../modules/kit/define-module.ts'
import { definitionIn } from './definition-in.ts'
import { moduleFilesIn } from './read-folder.ts'

/**
 * The content modules of the house, imported as `#house/modules`. Node reads them here; in the builds `build/house-plugin.ts` prints
 * the same list.
 */
export const houseModules = (await Promise.all(
  moduleFilesIn().map(async ({ model, schema }) =>
    definitionIn(await import(pathToFileURL(schema).href), model),
  ),
)) as ModuleDefinition[]

import { pathToFileURL } from 'node:url'
import { checkFacts } from './check-facts.ts'
import type { ExtraFacts, ExtraItem } from './define-facts.ts'
import { namingPlugin } from './naming-plugin.ts'
import { partFolders } from './part-folders.ts'
import { factFilesIn } from './read-folder.ts'

/** The facts that the house gives items besides ours, by item: `facts/event.ts`. Only the server needs them. */
export const extraFacts: Partial<Record<ExtraItem, ExtraFacts>> = Object.fromEntries(
  await Promise.all(
    factFilesIn(partFolders).map(async ({ item, file, plugin }) => {
      const { default: given } = (await import(pathToFileURL(file).href)) as { default?: unknown }
      return [item, namingPlugin(plugin, () => checkFacts(item, given))]
    }),
  ),
)

import type { Plugin } from 'vite'
import { facts } from '#house/facts'

/**
 * What the bundles know of the house. Source code imports these names; on Node they are files of `house/` that read the folder
 * (package.json, imports), and here they are modules that are printed while the bundle is made.
 */
const PRINTED: Record<string, () => string> = {
  '#house/facts': () => `export const facts = ${JSON.stringify(facts)}`,
}

const MARK = '\0foyer:'

export function housePlugin(): Plugin {
  return {
    name: 'foyer-house',
    enforce: 'pre',
    resolveId: (id) => (PRINTED[id] ? MARK + id : null),
    load: (id) => (id.startsWith(MARK) ? PRINTED[id.slice(MARK.length)]?.() : null),
  }
}

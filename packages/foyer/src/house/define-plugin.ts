import type { Plugin } from './define-house.ts'

/** Gives a plugin its types: `export const bells = () => definePlugin({ name: 'bells', folder: import.meta.dirname })`. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin
}

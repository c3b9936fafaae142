import type { DocumentModule } from '../module-tree/tree.ts'
import { anyDefinitionOf } from '../modules/catalog.ts'
import { htmlFields } from './stored-modules.ts'

/** The raw HTML in modules, at any depth. */
export function htmlIn(modules: DocumentModule[]): Set<string> {
  const found = new Set<string>()
  for (const { model, fields, lists } of modules) {
    const definition = anyDefinitionOf(model)
    for (const name of definition ? htmlFields(definition) : []) {
      if (typeof fields[name] === 'string' && fields[name] !== '') found.add(fields[name])
    }
    for (const code of htmlIn(Object.values(lists).flat())) found.add(code)
  }
  return found
}

import { type DocumentModule, modulesOf, type Tree, treeOf } from '../module-tree/tree.ts'
import { anyDefinitionOf } from '../modules/catalog.ts'
import type { Column } from '../modules/kit/define-module.ts'
import { nestedFields } from './nested-modules.ts'
import { migrated, type StoredModule } from './stored-modules.ts'

/** Converts a stored module to the form of operations, with its nested modules apart from its fields. */
export function unfold(stored: StoredModule): DocumentModule {
  const { id, model } = stored
  const definition = anyDefinitionOf(model)
  // A module of an unknown model stays as it is.
  if (!definition) return { id, model, fields: stored.fields, lists: {} }
  const fields = { ...migrated(definition, stored) }
  const lists: DocumentModule['lists'] = {}
  const put = (place: string, list: unknown) => {
    const inner = Array.isArray(list) ? (list as StoredModule[]) : []
    if (inner.length > 0) lists[place] = inner.map(unfold)
  }
  for (const [name, field] of nestedFields(definition)) {
    const value = fields[name]
    if (field.kind === 'columns') {
      const columns = Array.isArray(value) ? (value as Column[]) : []
      for (const [index, { children }] of columns.entries()) put(`${name}.${index}.children`, children)
      fields[name] = columns.map(({ classes }) => ({ classes }))
    } else {
      put(name, value)
      delete fields[name]
    }
  }
  return { id, model, fields, lists }
}

/** The opposite: a module in the form in which whole versions store it. */
export function fold({ id, model, fields: own, lists }: DocumentModule): StoredModule {
  const definition = anyDefinitionOf(model)
  if (!definition) return { id, model, version: 1, fields: own }
  const fields = { ...own }
  for (const [name, field] of nestedFields(definition)) {
    if (field.kind === 'columns') {
      const columns = Array.isArray(own[name]) ? (own[name] as { classes: string }[]) : []
      fields[name] = columns.map(({ classes }, index) => ({
        index,
        classes,
        children: (lists[`${name}.${index}.children`] ?? []).map(fold),
      }))
    } else {
      fields[name] = (lists[name] ?? []).map(fold)
    }
  }
  return { id, model, version: definition.version, fields }
}

export function treeOfStored(modules: StoredModule[], fields: Record<string, unknown>): Tree {
  return treeOf(modules.map(unfold), fields)
}

export function storedOfTree(tree: Tree): StoredModule[] {
  return modulesOf(tree).map(fold)
}

import type { ModuleNode, Tree } from '../../module-tree/tree.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import type { Column, Module } from '../../modules/kit/define-module.ts'
import type { Beyond } from './shown-modules.ts'

/** The data of modules in a server's answer, besides their fields. */
export function beyondOf(modules: Module[]): Beyond {
  const found = new Map<string, Record<string, unknown>>()
  const walk = (list: Module[]) => {
    for (const module of list) {
      const definition = anyDefinitionOf(module.model)
      if (!definition) continue
      const { id, model, parent, order, is_online, ...rest } = module
      const beyond = Object.entries(rest).filter(([name, value]) => {
        // A value computed from the fields is computed here, at once.
        return (
          !(name in definition.fields) && definition.needs?.[name]?.kind !== 'value' && value !== undefined
        )
      })
      if (beyond.length > 0) found.set(id, Object.fromEntries(beyond))
      for (const [name, field] of Object.entries(definition.fields)) {
        if (field.kind === 'columns') walk((module[name] as Column[]).flatMap(({ children }) => children))
        if (field.kind === 'children' || field.kind === 'modules') walk(module[name] as Module[])
      }
    }
  }
  walk(modules)
  return found
}

const asked = new WeakMap<ModuleNode, string>()

/** What the server's answer about a module depends on; empty for a module that only shows its fields. */
function askedBy(node: ModuleNode): string {
  const known = asked.get(node)
  if (known !== undefined) return known
  const definition = anyDefinitionOf(node.model)
  const hasNeeds = Object.values(definition?.needs ?? {}).some(({ kind }) => kind !== 'value')
  const names = Object.entries(definition?.fields ?? {}).flatMap(([name, { kind }]) => {
    const isAsked = hasNeeds || kind === 'image' || kind === 'reference' || kind === 'html'
    return isAsked && node.fields[name] !== undefined && node.fields[name] !== null ? [name] : []
  })
  const text = names.length === 0 ? '' : JSON.stringify(names.map((name) => [name, node.fields[name]]))
  asked.set(node, text)
  return text
}

/** What all modules of a tree need, by their ids. */
export function allAsked({ nodes }: Tree): Map<string, string> {
  return new Map([...nodes.values()].map((node) => [node.id, askedBy(node)]))
}

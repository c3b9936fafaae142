import type { DocumentModule } from '../../module-tree/tree.ts'

/** Whether a module is another one or has it in it. */
export function holds(module: DocumentModule, id: string): boolean {
  return (
    module.id === id ||
    Object.values(module.lists)
      .flat()
      .some((child) => holds(child, id))
  )
}

/** A module with one in it changed, or taken out where the change gives null. */
export function changedWithin(
  module: DocumentModule,
  id: string,
  change: (found: DocumentModule) => DocumentModule | null,
): DocumentModule | null {
  if (module.id === id) return change(module)
  if (!holds(module, id)) return module
  const lists = Object.entries(module.lists).map(([place, list]) => [
    place,
    list.flatMap((child) => changedWithin(child, id, change) ?? []),
  ])
  return { ...module, lists: Object.fromEntries(lists) }
}

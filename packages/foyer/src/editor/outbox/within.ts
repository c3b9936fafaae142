import type { DocumentModule } from '../../module-tree/tree.ts'

/** Whether a module is another one or contains it. */
export function holds(module: DocumentModule, id: string): boolean {
  return idsOf(module).includes(id)
}

/** The ids of a module and of everything in it. */
export function idsOf(module: DocumentModule): string[] {
  return [module.id, ...Object.values(module.lists).flat().flatMap(idsOf)]
}

/** A module with a change of one inside it. */
export function changedWithin(
  module: DocumentModule,
  id: string,
  change: (found: DocumentModule) => DocumentModule,
): DocumentModule {
  if (module.id === id) return change(module)
  if (!holds(module, id)) return module
  const lists = Object.entries(module.lists).map(([place, list]) => [
    place,
    list.map((child) => changedWithin(child, id, change)),
  ])
  return { ...module, lists: Object.fromEntries(lists) }
}

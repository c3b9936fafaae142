import type { Operation } from '../../packages/foyer/src/module-tree/operations.ts'
import type { DocumentModule, Place } from '../../packages/foyer/src/module-tree/tree.ts'

/** A document in its simplest form: nested arrays of modules, which are searched one by one. */
export class NaiveDocument {
  top: DocumentModule[]
  constructor(modules: DocumentModule[]) {
    this.top = structuredClone(modules)
  }
  list({ parent, place }: Pick<Place, 'parent' | 'place'>, create = true): DocumentModule[] {
    if (parent === null) return this.top
    const { lists } = this.find(parent) as DocumentModule
    if (create) lists[place] ??= []
    return lists[place] ?? []
  }
  find(id: string, among = this.top): DocumentModule | undefined {
    for (const module of among) {
      const found = module.id === id ? module : this.find(id, Object.values(module.lists).flat())
      if (found) return found
    }
    return undefined
  }
  take(id: string, among = this.top): DocumentModule | undefined {
    const at = among.findIndex((module) => module.id === id)
    if (at >= 0) return among.splice(at, 1)[0]
    for (const list of among.flatMap(({ lists }) => Object.values(lists))) {
      const taken = this.take(id, list)
      if (taken) return taken
    }
    return undefined
  }
  put(module: DocumentModule, at: Place): void {
    const list = this.list(at)
    list.splice(at.after === null ? 0 : list.findIndex(({ id }) => id === at.after) + 1, 0, module)
  }
  apply(operation: Operation): void {
    if (operation.kind === 'insert') this.put(structuredClone(operation.module), operation.at)
    if (operation.kind === 'remove') this.take(operation.module)
    if (operation.kind === 'move') this.put(this.take(operation.module) as DocumentModule, operation.at)
    if (operation.kind === 'update' && operation.module !== null)
      Object.assign(this.find(operation.module)?.fields ?? {}, operation.fields)
  }
  get modules(): DocumentModule[] {
    const tidy = (list: DocumentModule[]): DocumentModule[] =>
      list.map((module) => ({
        ...module,
        lists: Object.fromEntries(
          Object.entries(module.lists)
            .filter(([, inner]) => inner.length > 0)
            .map(([place, inner]) => [place, tidy(inner)]),
        ),
      }))
    return tidy(this.top)
  }
}

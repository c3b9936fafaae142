/** An item with the items below it. */
export interface Branch<T> {
  item: T
  below: Branch<T>[]
}

/** Puts items under their parents, each level in its order; an item whose parent is missing is at the top. */
export function treeOf<T extends { id: number }>(
  items: T[],
  parentOf: (item: T) => number | null,
): Branch<T>[] {
  const branches = new Map(items.map((item) => [item.id, { item, below: [] as Branch<T>[] }]))
  const top: Branch<T>[] = []
  for (const branch of branches.values()) {
    const parent = parentOf(branch.item)
    const above = parent === null ? undefined : branches.get(parent)
    ;(above?.below ?? top).push(branch)
  }
  return top
}

interface Tag {
  top: number
  left: number
  width: number
}

/** A tag and the gap below it. */
const HEIGHT = 30

/** Name tags of blocks without a height would overlap: each tag of a column is moved below the previous one. */
export function tagsApart<T extends Tag>(tags: T[]): T[] {
  const placed: T[] = []
  for (const tag of tags.toSorted((one, other) => one.top - other.top)) {
    const above = placed.findLast((one) => one.left < tag.left + tag.width && tag.left < one.left + one.width)
    placed.push({ ...tag, top: above ? Math.max(tag.top, above.top + HEIGHT) : tag.top })
  }
  return placed
}

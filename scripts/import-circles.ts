import type { Import } from './import-graph.ts'

/** A circle of files that import each other, as types or later as well; null if there is none. */
export function findCircle(imports: Import[]): string[] | null {
  const targets = new Map<string, Set<string>>()
  for (const { from, file } of imports) {
    if (file) targets.set(from, (targets.get(from) ?? new Set()).add(file))
  }
  // A file that imports none of the files left is part of no circle. What cannot be taken away contains one.
  let taken = true
  while (taken) {
    taken = false
    for (const [file, found] of targets) {
      if ([...found].some((target) => targets.has(target))) continue
      targets.delete(file)
      taken = true
    }
  }
  const path: string[] = []
  let [file] = targets.keys()
  while (file && !path.includes(file)) {
    path.push(file)
    file = [...(targets.get(file) ?? [])].find((target) => targets.has(target))
  }
  return file ? path.slice(path.indexOf(file)) : null
}

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The sections of docs/requirements by their names in references (`1 §4`, `3-readings, Calls`), with the names of their entries.
 */
export type Requirements = Map<string, string[]>

const SECTION = /^## (?:(?<number>\d+ §\d+) (?<title>.+)|(?<name>[\w-]+, .+))$/

/** Reads the targets of references: sections, the headings below them, and words in bold. */
export function readRequirements(root: string): Requirements {
  const sections: Requirements = new Map()
  for (const file of globSync('docs/requirements/*.md', { cwd: root })) {
    let entries: string[] = []
    for (const line of readFileSync(path.join(root, file), 'utf8').split('\n')) {
      const { number, title, name } = SECTION.exec(line)?.groups ?? {}
      const section = number ?? name
      if (section) {
        entries = title ? [title] : []
        sections.set(section, entries)
      } else {
        entries.push(...namedIn(line))
      }
    }
  }
  if (sections.size === 0) throw new Error('There are no sections in docs/requirements/.')
  // The longest first: `Event teaser` is not `Event` followed by another word.
  for (const entries of sections.values()) entries.sort((a, b) => b.length - a.length)
  return sections
}

function namedIn(line: string): string[] {
  const heading = /^#{3,} (.+)$/.exec(line)?.[1]
  if (heading) return [heading]
  return Array.from(line.matchAll(/\*\*(.+?)\*\*/g), ([, words]) => words as string)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from './import-graph.ts'
import { NO_CONTENT, OWN_WAYS } from './write-rules.ts'

interface Violation {
  where: string
  what: string
  rule: string
}

const SAVING = /^src\/(saving|documents)\//
const RULE =
  'Content is saved by its subject (src/saving/save.ts), which asks who may, indexes, announces and writes down; exceptions stand in scripts/write-rules.ts.'

const IMPORT_OF_TABLES = /import \{([^}]*)\} from '[^']*\/?tables\.ts'/g
const WRITE = /\.(insert|update|delete)\(\s*([A-Za-z_$][\w$]*)\s*\)/g
const RAW_WRITE =
  /\b(?:insert into|delete from|update)\s+"?([a-z_]+)"?(?=\s+(?:set|\(|where|select|values|$))/gi

/** Finds every write to a table of content that does not use its save path. */
export function checkWrites(root: string, ...folders: string[]): Violation[] {
  const files = sourceFiles(root, ...folders).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !SAVING.test(file) && !OWN_WAYS[file],
  )
  return files.flatMap((file) => writesIn(file, readFileSync(path.join(root, file), 'utf8')))
}

export function writesIn(file: string, source: string): Violation[] {
  const tables = tablesKnownIn(source)
  const found = [...source.matchAll(WRITE)].flatMap((match) => {
    const table = tables.get(match[2] ?? '')
    return table && !NO_CONTENT[table] ? [{ at: match.index, what: `writes to ${table}` }] : []
  })
  const raw = [...source.matchAll(RAW_WRITE)].flatMap((match) =>
    isSql(source, match.index) && !isNoContent(match[1] ?? '')
      ? [{ at: match.index, what: `writes to ${match[1]}` }]
      : [],
  )
  return [...found, ...raw].map(({ at, what }) => ({
    where: `${file}:${lineOf(source, at)}`,
    what,
    rule: RULE,
  }))
}

/** Imported tables: the local name, and the name under which they are exported. */
function tablesKnownIn(source: string): Map<string, string> {
  const known = new Map<string, string>()
  for (const [, list = ''] of source.matchAll(IMPORT_OF_TABLES)) {
    for (const entry of list.split(',')) {
      const [name, alias] = entry.trim().split(/\s+as\s+/)
      if (name) known.set(alias ?? name, name)
    }
  }
  return known
}

/** Whether a position is inside a query and not in a sentence. */
function isSql(source: string, at: number): boolean {
  return /sql(?:<[^`]*>)?`[^`]*$/.test(source.slice(Math.max(0, at - 2000), at))
}

function isNoContent(table: string): boolean {
  const name = table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.keys(NO_CONTENT).some((known) => known === name || known === `${name}s`)
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length
}

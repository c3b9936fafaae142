import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../packages/foyer', import.meta.url))

type Text = string | ((...values: unknown[]) => string)
interface Pair {
  de: Text
  en: Text
}

/** `npm run strings`: prints every text of the site in German and English, side by side, for review. */
for (const file of globSync('src/**/{,*-}strings.ts', { cwd: root }).sort()) {
  const exported: Record<string, unknown> = await import(path.join(root, file))
  const rows = Object.values(exported).flatMap(rowsOf)
  if (rows.length === 0) continue
  console.log(`\n${file}`)
  printTable(rows)
}

function rowsOf(strings: unknown): string[][] {
  return Object.entries((strings ?? {}) as Record<string, unknown>)
    .filter((entry): entry is [string, Pair] => isPair(entry[1]))
    .map(([key, { de, en }]) => [key, textOf(de), textOf(en)])
}

function isPair(value: unknown): value is Pair {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value
}

/** A text that is made from values is shown with their names in braces. */
function textOf(text: Text): string {
  if (typeof text === 'string') return text
  const [, listed = ''] = /^(?:function\s*\w*)?\(?([^)=]*)/.exec(String(text)) ?? []
  if (listed.trim().startsWith('{')) return text(new Proxy({}, { get: (_, name) => `{${String(name)}}` }))
  return text(...listed.split(',').map((name) => `{${name.trim()}}`))
}

function printTable(rows: string[][]): void {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const [keys, german] = [width(0), width(1)]
  for (const [key = '', de = '', en = ''] of rows)
    console.log(`  ${key.padEnd(keys)}  ${de.padEnd(german)}  ${en}`)
}

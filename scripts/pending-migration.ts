import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { root } from './root.mjs'

export const migrations = path.join(root, 'packages/foyer/src/platform/database/migrations')
const readJson = (file: string) => JSON.parse(readFileSync(path.join(migrations, 'meta', file), 'utf8'))

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}
export const readJournal = (): Journal => readJson('_journal.json')

/** What the files `tables.ts` say now, and the statements that bring the tables of the last migration there. */
export async function pendingMigration() {
  const files = globSync('packages/foyer/src/**/tables.ts', { cwd: root }).sort()
  const tables = await Promise.all(files.map((file) => import(pathToFileURL(path.join(root, file)).href)))
  const last = String(readJournal().entries.length - 1).padStart(4, '0')
  const before = readJson(`${last}_snapshot.json`)
  const after = generateDrizzleJson(Object.assign({}, ...tables), before.id, undefined, 'snake_case')
  return { after: { ...after, id: randomUUID() }, statements: await generateMigration(before, after) }
}

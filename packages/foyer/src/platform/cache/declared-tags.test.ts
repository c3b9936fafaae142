import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { is, PgTable } from '../database/drizzle.ts'
import { announcedBy } from './table-tags.ts'

/** They have the tag of their page or section, which `documents/publish.ts` announces when visitors get another version. */
const PARTS_OF_A_PAGE = ['documents', 'versions', 'documentModules']

const source = path.resolve(import.meta.dirname, '../..')

it.each(globSync('**/tables.ts', { cwd: source }))(
  'what its tables announce is declared in %s',
  async (file) => {
    const tables = Object.entries(await import(path.join(source, file))).filter(
      (entry): entry is [string, PgTable] => is(entry[1], PgTable),
    )
    expect(tables.length).toBeGreaterThan(0)
    for (const [name, table] of tables) {
      if (!PARTS_OF_A_PAGE.includes(name)) expect(() => announcedBy(table, []), name).not.toThrow()
    }
  },
)

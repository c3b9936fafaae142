import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { useHouse } from './root.mjs'

/**
 * Writes what has changed in the files `tables.ts` as the next migration: `npm run db:generate -- --name what-it-is`. The command
 * line of drizzle-kit cannot read tables that import the facts of a house, which are there only after a wait; its functions can.
 */
useHouse()
const { migrations, pendingMigration, readJournal } = await import('./pending-migration.ts')
const { values } = parseArgs({ options: { name: { type: 'string' } } })
if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(values.name ?? '')) {
  throw new Error('Say what the migration does: npm run db:generate -- --name what-it-is')
}
const { after, statements } = await pendingMigration()
if (statements.length === 0) {
  console.log('Nothing has changed in the tables.')
} else {
  const journal = readJournal()
  const idx = journal.entries.length
  const number = String(idx).padStart(4, '0')
  const tag = `${number}_${values.name?.replaceAll('-', '_')}`
  journal.entries.push({ idx, version: '7', when: Date.now(), tag, breakpoints: true })
  const write = (file: string, text: string) => writeFileSync(path.join(migrations, file), text)
  write(`${tag}.sql`, statements.join('--> statement-breakpoint\n'))
  write(`meta/${number}_snapshot.json`, JSON.stringify(after, null, 2))
  write('meta/_journal.json', JSON.stringify(journal, null, 2))
  console.log(`${tag}.sql is written. Read it, and change it where you must.`)
}

import { writeSync } from 'node:fs'
import { pino } from 'pino'
import { createBlankSite } from '../../src/documents/blank-site.ts'
import { publishVersion } from '../../src/documents/create.ts'
import { hasPages } from '../../src/pages/service.ts'
import { documents, pageAddresses } from '../../src/pages/tables.ts'
import { localChanges } from '../../src/platform/cache/changes.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { and, eq } from '../../src/platform/database/drizzle.ts'
import { migrateAndSetUp } from '../../src/platform/database/migrate.ts'
import { systemClock } from '../../src/platform/time/clock.ts'
import { testConfig } from '../support/test-config.ts'

/** Writes versions of the home page as fast as it can, and says the id of each once it is acknowledged. */
const [folder = '', count = '0'] = process.argv.slice(2)
const database = await openDatabase(testConfig({ DATA_DIR: folder }), pino({ level: 'silent' }))
const needs = { db: database.db, clock: systemClock, changes: localChanges() }
await migrateAndSetUp(database, async (db) => {
  if (!(await hasPages({ db }))) await createBlankSite({ ...needs, db })
})
const [home] = await database.db
  .select({ documentId: documents.id })
  .from(documents)
  .innerJoin(pageAddresses, eq(pageAddresses.pageId, documents.pageId))
  .where(and(eq(pageAddresses.path, ''), eq(pageAddresses.locale, 'de'), eq(documents.locale, 'de')))
if (!home) throw new Error('There is no home page')

for (let number = 1; number <= Number(count); number++) {
  const id = await publishVersion(needs, {
    documentId: home.documentId,
    locale: 'de',
    fields: { title: `Write ${number}` },
    modules: [{ model: 'headline', content: `Write ${number}` }],
  })
  writeSync(1, `${id} Write ${number}\n`)
}
await database.close()

import path from 'node:path'
import { pino } from 'pino'
import { createUser } from '../../packages/foyer/src/domains/accounts/service.ts'
import { users } from '../../packages/foyer/src/domains/accounts/tables.ts'
import type { ContentSize } from '../../packages/foyer/src/house/content.ts'
import { localChanges } from '../../packages/foyer/src/platform/cache/changes.ts'
import type { Config } from '../../packages/foyer/src/platform/config/config.ts'
import { openDatabase } from '../../packages/foyer/src/platform/database/database.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { migrateAndSetUp } from '../../packages/foyer/src/platform/database/migrate.ts'
import { diskStorage } from '../../packages/foyer/src/platform/storage/disk/disk-storage.ts'
import { type Clock, fakeClock, systemClock } from '../../packages/foyer/src/platform/time/clock.ts'
import { setUpInstallation } from '../../packages/foyer/src/server/set-up.ts'
import { cheapHash } from './cheap-hash.ts'
import { LOGINS, TEST_TIME } from './logins.ts'
import { testConfig } from './test-config.ts'

interface Filling {
  /** Pictures take time and most tests do not look at any, so they are made only on request. */
  pictures?: boolean
  size?: ContentSize
  clock?: Clock
}

/** Fills the database with which every test begins: migrated, with the demo and one login per role. */
export async function fillTemplate(
  config: Config,
  { pictures = false, size = {}, clock = fakeClock(TEST_TIME) }: Filling = {},
): Promise<void> {
  const database = await openDatabase(config, pino({ level: 'silent' }))
  try {
    await migrateAndSetUp(database, async (db) => {
      const storage = pictures ? diskStorage(path.join(config.dataDir, 'files')) : undefined
      const needs = { db, clock, changes: localChanges(), storage }
      await setUpInstallation(needs, config, () => {}, size)
      for (const role of ['editor', 'customer'] as const) {
        await createUser(needs, { ...LOGINS[role], role, firstName: 'Toni', lastName: 'Test' })
      }
      for (const { email, password } of Object.values(LOGINS)) {
        await db
          .update(users)
          .set({ passwordHash: cheapHash(password) })
          .where(eq(users.email, email))
      }
    })
  } finally {
    await database.close()
  }
}

/** The same for a server that uses the machine's clock, in tests that do not concern the first start. */
export async function fillForToday(
  environment: { DATA_DIR: string } & Record<string, string | undefined>,
): Promise<void> {
  await fillTemplate(testConfig(environment), { clock: systemClock })
}

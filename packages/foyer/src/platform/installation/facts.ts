import { randomBytes } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { installationFacts } from './tables.ts'

/** The secret that signs tokens: made once, the same in every process on this database. */
export async function installationSecret(db: Db): Promise<string> {
  await db
    .insert(installationFacts)
    .values({ key: 'secret', value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(installationFacts).where(eq(installationFacts.key, 'secret'))
  if (!row) throw new Error('The installation has no secret')
  return row.value
}

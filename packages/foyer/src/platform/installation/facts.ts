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
  const secret = await readFact(db, 'secret')
  if (secret === null) throw new Error('The installation has no secret')
  return secret
}

/** What somebody noted about this installation; null if nobody did. */
export async function readFact(db: Db, key: string): Promise<string | null> {
  const [row] = await db.select().from(installationFacts).where(eq(installationFacts.key, key))
  return row?.value ?? null
}

/** Notes something about this installation; null removes it. */
export async function writeFact(db: Db, key: string, value: string | null): Promise<void> {
  if (value === null) await db.delete(installationFacts).where(eq(installationFacts.key, key))
  else {
    await db
      .insert(installationFacts)
      .values({ key, value })
      .onConflictDoUpdate({ target: installationFacts.key, set: { value } })
  }
}

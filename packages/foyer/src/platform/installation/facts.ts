import type { Db } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { installationFacts } from './tables.ts'

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

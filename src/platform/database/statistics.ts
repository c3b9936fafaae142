import type { Db } from './database.ts'
import { sql } from './drizzle.ts'

/**
 * Tells the database how its tables are filled, so that it finds the right index. PostgreSQL sees to that by itself in time;
 * the embedded database never does.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze`)
}

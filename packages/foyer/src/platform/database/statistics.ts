import type { Db } from './database.ts'
import { sql } from './drizzle.ts'

/**
 * Updates the statistics of the tables, so that the planner chooses the right index. PostgreSQL does so by itself after a while;
 * the embedded database never does.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze`)
}

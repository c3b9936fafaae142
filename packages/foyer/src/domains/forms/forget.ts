import type { Platform } from '../../platform/context.ts'
import { and, eq, inArray, isNull, lte, or } from '../../platform/database/drizzle.ts'
import { formEntries, tempFiles } from './tables.ts'
import { oldestUsable } from './temp-files.ts'

/**
 * Deletes entries at the end of their retention, and uploaded files that did not become part of an entry within a day.
 */
export async function forgetPastEntries({ db, clock, storage }: Platform): Promise<void> {
  const isPast = lte(formEntries.deleteAfter, clock.now())
  const pastEntries = db.select({ id: formEntries.id }).from(formEntries).where(isPast)
  const unclaimed = and(isNull(tempFiles.entryId), lte(tempFiles.createdAt, oldestUsable(clock)))
  const files = await db
    .select({ id: tempFiles.id, storageKey: tempFiles.storageKey })
    .from(tempFiles)
    .where(or(unclaimed, inArray(tempFiles.entryId, pastEntries)))
  for (const { id, storageKey } of files) {
    // The row is deleted last: if deleting the file fails, the row is found again the next night.
    await storage.remove(storageKey)
    await db.delete(tempFiles).where(eq(tempFiles.id, id))
  }
  await db.delete(formEntries).where(isPast)
}

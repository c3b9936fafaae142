import type { Platform } from '../../platform/context.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { renditionsFolder } from './rendition-names.ts'
import { images } from './tables.ts'

export const FORGET_JOB = 'image-files'

export interface ImageFiles {
  id: number
  /** Its master, once it is no longer needed. */
  storageKey?: string
}

/** Removes the files of a picture that is gone, or the master that another has replaced; what has come back stays. */
export async function forgetFiles(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { id, storageKey }: ImageFiles,
): Promise<void> {
  const [still] = await db.select({ id: images.id }).from(images).where(eq(images.id, id))
  if (!still) await storage.removeAll(renditionsFolder(id))
  if (!storageKey) return
  const [sharing] = await db
    .select({ id: images.id })
    .from(images)
    .where(eq(images.storageKey, storageKey))
    .limit(1)
  if (!sharing) await storage.remove(storageKey)
}

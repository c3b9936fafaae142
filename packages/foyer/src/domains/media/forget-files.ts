import type { Platform } from '../../platform/context.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { renditionsFolder } from './rendition-names.ts'
import { images } from './tables.ts'

export const FORGET_JOB = 'image-files'

export interface ImageFiles {
  id: number
  /** The storage key of the master, if it is no longer needed. */
  storageKey?: string
}

/** Deletes the files of a deleted picture, or a replaced master. Files of a restored picture stay. */
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

import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { Failure } from '../../contract/errors.ts'
import type { Platform } from '../../platform/context.ts'
import { AVIF_JOB } from './avif.ts'
import type { FocalPoint } from './crop.ts'
import { imageHash, requireInside } from './image-hash.ts'
import { renditionsFolder } from './rendition-names.ts'
import { images, imageTag } from './tables.ts'

type Needs = Pick<Platform, 'db' | 'storage' | 'changes'>

/**
 * Moves the point that crops keep. The picture gets new addresses; what stands at the old ones stays, for pages that are
 * open in a browser still ask for it, until the picture is deleted.
 */
export async function moveFocalPoint(
  { db, storage, changes, jobs }: Needs & Pick<Platform, 'jobs'>,
  id: number,
  focal: FocalPoint,
): Promise<void> {
  requireInside(focal)
  const [image] = await db.select().from(images).where(eq(images.id, id))
  const master = image && (await storage.read(image.storageKey))
  if (!master) throw new Failure('not_found')
  const hash = imageHash(await buffer(master.stream), focal)
  if (hash === image.hash) return
  const moved = { hash, focalX: focal.x, focalY: focal.y, formats: image.formats.filter(isMadeOnDemand) }
  await db.transaction(async (tx) => {
    await tx.update(images).set(moved).where(eq(images.id, id))
    await changes.announce(tx, imageTag(id))
  })
  await jobs.enqueue(AVIF_JOB, { id })
}

const isMadeOnDemand = (format: string) => format !== 'avif'

/** Deletes a picture, its master and everything made of it. Items that showed it show none. */
export async function deleteImage({ db, storage, changes }: Needs, id: number): Promise<void> {
  const master = await db.transaction(async (tx) => {
    const [gone] = await tx.delete(images).where(eq(images.id, id)).returning()
    if (!gone) throw new Failure('not_found')
    await changes.announce(tx, imageTag(id))
    const [sharing] = await tx
      .select({ id: images.id })
      .from(images)
      .where(eq(images.storageKey, gone.storageKey))
      .limit(1)
    return sharing ? null : gone.storageKey
  })
  // The row before its files: a file nobody knows is waste, a row without a file is a broken picture.
  await storage.removeAll(renditionsFolder(id))
  if (master) await storage.remove(master)
}

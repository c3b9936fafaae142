import { and, arrayContains, eq, lt, not } from 'drizzle-orm'
import type { Platform } from '../../platform/context.ts'
import { IMAGE_FORMATS } from './contract.ts'
import { renditionsIn } from './rendition-names.ts'
import type { Renditions } from './renditions.ts'
import { images } from './tables.ts'

/** The smallest format takes longest to make, so it is made by a job and offered when all of it is there. */
export const AVIF_JOB = 'image-avif'

const LEFTOVERS_JOB = 'image-avif-leftovers'
const LEFTOVERS_AT_ONCE = 10
/** Younger pictures have a job of their own. */
const LEFT_OVER_AFTER = 2 * 60 * 1000

type Needs = Pick<Platform, 'db' | 'clock' | 'changes' | 'log'>

export function defineMediaJobs(platform: Needs & Pick<Platform, 'jobs'>, renditions: Renditions): void {
  platform.jobs.define<{ id: number }>(AVIF_JOB, async ({ id }) => {
    await makeAvif(platform, renditions, id)
  })
  platform.jobs.schedule(LEFTOVERS_JOB, '*/5 * * * *', () => makeLeftovers(platform, renditions))
}

/**
 * Makes every AVIF rendition of a picture, and only then offers them. Says whether it did: not where they are offered
 * already, and not where the master is missing.
 */
export async function makeAvif(
  { db, changes, log }: Needs,
  renditions: Renditions,
  id: number,
): Promise<boolean> {
  const [image] = await db.select().from(images).where(eq(images.id, id))
  if (!image || image.formats.includes('avif')) return false
  for (const rendition of renditionsIn('avif', image)) {
    if (await renditions.prepare(image, rendition)) continue
    log.info({ image: id }, 'no AVIF: the master is not in the storage')
    return false
  }
  const formats = IMAGE_FORMATS.filter((format) => format === 'avif' || image.formats.includes(format))
  await db.transaction(async (tx) => {
    // Another focal point or master in the meantime means other addresses, and nothing there yet.
    await tx
      .update(images)
      .set({ formats })
      .where(and(eq(images.id, id), eq(images.hash, image.hash)))
    await changes.announce(tx, `image:${id}`)
  })
  return true
}

/** Pictures that came in before the jobs ran, as those of the demo do, or whose job was lost. */
async function makeLeftovers(needs: Needs, renditions: Renditions): Promise<void> {
  const { db, clock } = needs
  const left = await db
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        not(arrayContains(images.formats, ['avif'])),
        lt(images.createdAt, new Date(clock.now().getTime() - LEFT_OVER_AFTER)),
      ),
    )
    .orderBy(images.id)
  let made = 0
  for (const { id } of left) {
    if (await makeAvif(needs, renditions, id)) made++
    if (made === LEFTOVERS_AT_ONCE) return
  }
}

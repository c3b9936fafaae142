import { setTimeout } from 'node:timers/promises'
import type { Platform } from '../../platform/context.ts'
import { and, arrayContains, eq, lt, not } from '../../platform/database/drizzle.ts'
import { IMAGE_FORMATS } from './contract.ts'
import { FORGET_JOB, forgetFiles, type ImageFiles } from './forget-files.ts'
import { renditionsIn } from './rendition-names.ts'
import type { Renditions } from './renditions.ts'
import { images, imageTag } from './tables.ts'

/**
 * AVIF is the smallest format but takes longest to make. A job makes it, and it is offered when all renditions exist.
 */
export const AVIF_JOB = 'image-avif'

const LEFTOVERS_JOB = 'image-avif-leftovers'
/** A picture younger than this still has its own job. */
const LEFT_OVER_AFTER = 2 * 60 * 1000
/** The limit of a run, so that it ends before the next one begins. */
const LONGEST_RUN = 50 * 1000
/**
 * The longest pause. After each picture the job waits as long as the picture took, so that it uses at most half of one
 * core.
 */
const LONGEST_REST = 5000

type Needs = Pick<Platform, 'db' | 'clock' | 'changes' | 'log'>

export function defineMediaJobs(
  platform: Needs & Pick<Platform, 'jobs' | 'storage'>,
  renditions: Renditions,
): void {
  platform.jobs.define<ImageFiles>(FORGET_JOB, (files) => forgetFiles(platform, files))
  platform.jobs.define<{ id: number }>(AVIF_JOB, async ({ id }) => {
    await makeAvif(platform, renditions, id)
  })
  // Pictures that have failed once; otherwise they would fail again every minute.
  const hopeless = new Set<number>()
  platform.jobs.schedule(LEFTOVERS_JOB, '* * * * *', (stopping) =>
    makeLeftovers(platform, renditions, { hopeless, stopping }),
  )
}

/**
 * Makes every AVIF rendition of a picture, and then offers them. Returns whether it did: false if they are offered
 * already, or if the master is missing.
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
    // If the focal point or the master has changed meanwhile, the picture has other addresses, and no renditions there
    // yet.
    await tx
      .update(images)
      .set({ formats })
      .where(and(eq(images.id, id), eq(images.hash, image.hash)))
    await changes.announce(tx, imageTag(id))
  })
  return true
}

interface Run {
  hopeless: Set<number>
  stopping: AbortSignal
}

/**
 * Makes AVIF for pictures that were added before jobs ran, such as the demo's, or whose job was lost: one after
 * another, in a run every minute.
 */
async function makeLeftovers(
  needs: Needs,
  renditions: Renditions,
  { hopeless, stopping }: Run,
): Promise<void> {
  const { db, clock, log } = needs
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
  const begun = performance.now()
  for (const { id } of left.filter((image) => !hopeless.has(image.id))) {
    const turn = performance.now()
    if (stopping.aborted || turn - begun > LONGEST_RUN) return
    const made = await makeAvif(needs, renditions, id).catch((error: unknown) => {
      // A picture that cannot be read must not stop the others.
      log.warn({ err: error, image: id }, 'no AVIF')
      return false
    })
    if (!made) hopeless.add(id)
    const rest = Math.min(performance.now() - turn, LONGEST_REST)
    await setTimeout(rest, undefined, { signal: stopping, ref: false }).catch(() => {})
  }
}

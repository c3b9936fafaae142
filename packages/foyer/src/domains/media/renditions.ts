import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Platform } from '../../platform/context.ts'
import { and, eq } from '../../platform/database/drizzle.ts'
import { render } from './render.ts'
import { type Rendition, renditionKey, widthsOf } from './rendition-names.ts'
import { createQueue } from './rendition-queue.ts'
import { images } from './tables.ts'

type ImageRow = typeof images.$inferSelect
type Needs = Pick<Platform, 'db' | 'storage'>

export interface Found {
  size: number
  content: Buffer | Readable
}

export type Renditions = ReturnType<typeof createRenditions>

/** Finds stored renditions and makes missing ones: each once, and only a few at a time. */
export function createRenditions({ db, storage }: Needs) {
  const queue = createQueue({ running: 2, waiting: 200 })
  const inTheMaking = new Map<string, Promise<Buffer | null>>()

  /** Further requests for a rendition that is being made wait for the same run. */
  const make = (image: ImageRow, rendition: Rendition, options?: { inBackground: boolean }) => {
    const key = renditionKey(image, rendition)
    const running = inTheMaking.get(key)
    if (running) return running
    const run = queue
      .run(async () => {
        const stored = await storage.read(key)
        if (stored) return buffer(stored.stream)
        const master = await storage.read(image.storageKey)
        if (!master) return null
        const content = await render(await buffer(master.stream), image, rendition)
        await storage.put(key, content)
        return content
      }, options)
      .finally(() => inTheMaking.delete(key))
    inTheMaking.set(key, run)
    return run
  }

  return {
    /** The rendition at an address; null if there is none. */
    async find(id: number, hash: string, rendition: Rendition): Promise<Found | null> {
      const stored = await storage.read(renditionKey({ id, hash }, rendition))
      if (stored) return { size: stored.size, content: stored.stream }
      // Too slow for a request: it exists after its job has run.
      if (rendition.format === 'avif') return null
      const [image] = await db
        .select()
        .from(images)
        .where(and(eq(images.id, id), eq(images.hash, hash)))
      if (!image || !exists(image, rendition)) return null
      const content = await make(image, rendition)
      return content && { size: content.length, content }
    },

    /** Makes a rendition in the background. False if the picture has no master. */
    async prepare(image: ImageRow, rendition: Rendition): Promise<boolean> {
      return (await make(image, rendition, { inBackground: true })) !== null
    },
  }
}

/** Whether the picture is wide enough for the rendition. */
function exists(image: ImageRow, { width }: Rendition): boolean {
  return width === undefined || widthsOf(image).includes(width)
}

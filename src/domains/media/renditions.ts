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

/** Finds stored renditions and makes those that are missing: each once, and never many at a time. */
export function createRenditions({ db, storage }: Needs) {
  const queue = createQueue({ running: 2, waiting: 200 })
  const inTheMaking = new Map<string, Promise<Buffer | null>>()

  /** Whoever asks for what is being made waits for the same run. */
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
    /** The rendition at an address; null where nothing has it. */
    async find(id: number, hash: string, rendition: Rendition): Promise<Found | null> {
      const stored = await storage.read(renditionKey({ id, hash }, rendition))
      if (stored) return { size: stored.size, content: stored.stream }
      // Too slow to be waited for: it exists when its job has been.
      if (rendition.format === 'avif') return null
      const [image] = await db
        .select()
        .from(images)
        .where(and(eq(images.id, id), eq(images.hash, hash)))
      if (!image || !exists(image, rendition)) return null
      const content = await make(image, rendition)
      return content && { size: content.length, content }
    },

    /** Makes a rendition that nobody waits for. False where the picture has no master. */
    async prepare(image: ImageRow, rendition: Rendition): Promise<boolean> {
      return (await make(image, rendition, { inBackground: true })) !== null
    },
  }
}

/** Only widths a picture really has. */
function exists(image: ImageRow, { width }: Rendition): boolean {
  return width === undefined || widthsOf(image).includes(width)
}

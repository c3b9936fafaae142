import type { Platform } from '../../platform/context.ts'
import type { Shop } from '../../webshop/port.ts'
import { EVENTS_TAG } from '../events/tables.ts'

interface Options {
  shop: Shop
  /** Tells the shop what is on sale. */
  stock(stopping: AbortSignal): Promise<void>
  /** Asks what has moved. */
  refresh(): Promise<void>
  /** How often one looks; a foreign shop is left in peace for longer. */
  everyMs: number
}

/**
 * Looks after the shop while the site runs: brings new events into it, hears what has moved, and finds out by itself that it is back.
 * One look at a time, and what fails is tried again with the next.
 */
export function watchShop({ changes, log }: Pick<Platform, 'changes' | 'log'>, options: Options) {
  const { shop, stock, refresh, everyMs } = options
  const stopping = new AbortController()
  let hasToStock = true
  changes.listen((tags) => {
    if (tags === null || tags.includes(EVENTS_TAG)) hasToStock = true
  })
  const look = async () => {
    if (!(await shop.probe())) {
      hasToStock = true
      return
    }
    if (hasToStock) {
      hasToStock = false
      await stock(stopping.signal).catch((error) => {
        hasToStock = true
        throw error
      })
    }
    await refresh()
  }
  let current: Promise<void> | null = null
  const tick = () => {
    current ??= look()
      .catch((error) => {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the shop could not be looked after')
      })
      .finally(() => {
        current = null
      })
    return current
  }
  let timer: NodeJS.Timeout | null = null
  return {
    start() {
      timer = setInterval(() => void tick(), everyMs)
      timer.unref()
      void tick()
    },
    /** One look, now. */
    look: tick,
    async stop() {
      stopping.abort()
      if (timer) clearInterval(timer)
      await current
    },
  }
}

import type { Platform } from '../../platform/context.ts'
import type { Shop } from '../../webshop/port.ts'
import { EVENTS_TAG } from '../events/tables.ts'

interface Options {
  shop: Shop
  /** Tells the shop what is on sale. */
  stock(stopping: AbortSignal): Promise<void>
  /** Asks the shop for changes. */
  refresh(): Promise<void>
  /** How often it runs; a foreign shop is asked less often. */
  everyMs: number
}

/**
 * Watches the shop while the site runs: sends it new events, asks for changes, and notices when it answers again. One
 * run at a time; what fails is tried again in the next.
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
    /** Runs once, now. */
    look: tick,
    async stop() {
      stopping.abort()
      if (timer) clearInterval(timer)
      await current
    },
  }
}

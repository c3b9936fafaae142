import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../log.ts'

/** What is written together is dropped together, and made again after it. */
const AFTER = 300
const MOST_IN_A_ROUND = 40
const MAX_WAITING = 500
const LONGEST_REST = 1_000

/** Makes again, beside everything else, what visitors asked for and a write has dropped. */
export interface Warmer {
  /** Something that was asked for so many times is gone. */
  dropped(key: string, times: number): void
  /** Until then it only listens. First these, then what is dropped from now on. */
  start(first: string[]): void
  stop(): void
  /** Makes what waits, the most visited first. */
  warm(): Promise<void>
}

export function createWarmer(
  make: (key: string) => Promise<void>,
  log: Pick<Logger, 'warn'>,
  rest: (ms: number) => Promise<void> = (ms) => wait(ms, undefined, { ref: false }),
): Warmer {
  const waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let isStarted = false
  let isWarming = false

  const later = () => {
    timer ??= setTimeout(warm, AFTER).unref()
  }
  const takeMostVisited = () => {
    const [best] = [...waiting].sort(([, one], [, other]) => other - one)
    if (best) waiting.delete(best[0])
    return best?.[0]
  }
  const warm = async () => {
    timer = undefined
    if (isWarming) return
    isWarming = true
    for (let made = 0; made < MOST_IN_A_ROUND; made++) {
      const key = takeMostVisited()
      if (key === undefined) break
      const begun = performance.now()
      await make(key).catch((error) => log.warn({ err: error }, 'a page was not made again'))
      // Never more than half of the processor.
      await rest(Math.min(performance.now() - begun, LONGEST_REST))
    }
    isWarming = false
    // What is left was visited least, and is made by who asks for it; what came meanwhile is not.
    if (waiting.size > MOST_IN_A_ROUND) waiting.clear()
    if (waiting.size > 0) later()
  }
  return {
    dropped(key, times) {
      if (!isStarted || (waiting.size >= MAX_WAITING && !waiting.has(key))) return
      waiting.set(key, times + (waiting.get(key) ?? 0))
      later()
    },
    start(first) {
      isStarted = true
      for (const [place, key] of first.entries()) waiting.set(key, first.length - place)
      later()
    },
    stop() {
      isStarted = false
      waiting.clear()
      clearTimeout(timer)
    },
    warm,
  }
}

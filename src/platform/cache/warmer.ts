import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../log.ts'

/** Milliseconds after a write: what an editor saves together is dropped together, and made again once. */
const AFTER = 300
const MOST_IN_A_ROUND = 40
const MAX_WAITING = 500
const LONGEST_REST = 1_000

/** Makes stored responses again, in the background, after a write has dropped them. */
export interface Warmer {
  /** A response that was asked for this many times was dropped. */
  dropped(key: string, times: number): void
  /** Makes these first, then what is dropped from now on. Before that, nothing is made. */
  start(first: string[]): void
  stop(): void
  /** Makes what waits now, the most visited first. */
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
      // It rests as long as it worked, so it takes at most half of the processor.
      await rest(Math.min(performance.now() - begun, LONGEST_REST))
    }
    isWarming = false
    // The rest was visited least: the next visitor has it made.
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

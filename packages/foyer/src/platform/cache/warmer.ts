import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '../log.ts'

/** Milliseconds after a write. An editor often makes several writes in a row; their responses are then made again only once. */
const AFTER = 300
const MOST_IN_A_ROUND = 40
const MAX_WAITING = 500
const LONGEST_REST = 1_000

/** Makes stored responses again in the background after a write has dropped them. */
export interface Warmer {
  /** Tells the warmer that a response was dropped which had been asked for this many times. */
  dropped(key: string, times: number): void
  /** Makes these responses first, then those that are dropped from now on. Nothing is made before. */
  start(first: string[]): void
  stop(): void
  /** Makes the responses that wait now, the most visited first. */
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
      // It pauses for as long as it worked, so it takes at most half of the processor.
      await rest(Math.min(performance.now() - begun, LONGEST_REST))
    }
    isWarming = false
    // The others were visited least; they are made when a visitor asks for them.
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

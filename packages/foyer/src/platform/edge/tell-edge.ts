import type { Changes } from '../cache/changes.ts'
import type { Logger } from '../log.ts'
import type { Edge } from './edge.ts'

/** Milliseconds. Changes that come together are told together. */
const GATHER = 50
/** An answer that was on its way while its tags were forgotten arrives at the edge afterwards, so they are forgotten once more. */
const ONCE_MORE = 3_000
const FIRST_RETRY = 1_000
const LAST_RETRY = 30_000
/** With more, forgetting everything is the smaller call. */
const MOST_TAGS = 5_000

/** Tags, or everything. */
type Work = Set<string> | 'everything'

/**
 * Tells the edge what has changed, and tells it again until it has heard. Every process tells it: the one that heard of a change last
 * may have answered the edge with the old page in between, and then also tells it last. At the start everything is forgotten,
 * because nobody told the edge while the site was down.
 */
export function tellEdge(edge: Edge, changes: Changes, log: Pick<Logger, 'info' | 'warn'>) {
  let work: Work = new Set()
  let timer: NodeJS.Timeout | undefined
  const later = new Set<NodeJS.Timeout>()
  let running: Promise<void> = Promise.resolve()
  let isTelling = false
  let retryAfter = 0
  let isStopped = false

  const add = (more: Work) => {
    if (work === 'everything') return
    if (more === 'everything') work = more
    else for (const tag of more) work.add(tag)
    if (work !== 'everything' && work.size > MOST_TAGS) work = 'everything'
  }
  const isEmpty = () => work !== 'everything' && work.size === 0
  const schedule = (after: number) => {
    if (timer || isTelling || isStopped || isEmpty()) return
    timer = setTimeout(() => {
      timer = undefined
      running = tell()
    }, after).unref()
  }
  const onceMore = (told: Work) => {
    const timeout = setTimeout(() => {
      later.delete(timeout)
      forget(edge, told).catch(() => announce(told))
    }, ONCE_MORE).unref()
    later.add(timeout)
  }
  const announce = (more: Work) => {
    add(more)
    schedule(retryAfter || GATHER)
  }
  const tell = async () => {
    const now = work
    work = new Set()
    isTelling = true
    try {
      await forget(edge, now)
      if (retryAfter > 0) log.info('the edge answers again')
      retryAfter = 0
      if (!isStopped) onceMore(now)
    } catch (error) {
      add(now)
      if (retryAfter === 0) log.warn({ err: error }, 'the edge could not be told what to forget')
      retryAfter = Math.min(LAST_RETRY, Math.max(FIRST_RETRY, retryAfter * 2))
    }
    isTelling = false
    schedule(retryAfter || GATHER)
  }

  changes.listen((tags) => announce(tags ? new Set(tags) : 'everything'))
  announce('everything')
  return {
    /** Tells what is left, once, and then nothing more. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      for (const timeout of later) clearTimeout(timeout)
      await running
      if (!isEmpty()) await forget(edge, work).catch(() => {})
    },
  }
}

async function forget(edge: Edge, work: Work): Promise<void> {
  if (work === 'everything') return edge.forgetAll()
  const tags = [...work]
  while (tags.length > 0) await edge.forget(tags.splice(0, edge.tagsPerCall))
}

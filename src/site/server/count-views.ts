import type { IncomingMessage } from 'node:http'
import type { Finished } from '../../platform/http/finished.ts'

/** Programs that say what they are. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|lighthouse|fetch|request|warming/i

/** Whether a person looks at what is asked for, as far as one can tell: no program, and no browser that only fetches ahead. */
export function isLook({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  const agent = headers['user-agent']
  if (agent === undefined || PROGRAM.test(agent)) return false
  return headers['sec-purpose'] === undefined && headers.purpose === undefined
}

/** Counts looks at pages, those from the store as well: beside a stored page stands what it is counted as. */
export function createViewCounter(count: (path: string, address: string) => void) {
  const paths = new WeakMap<Finished, string>()
  return {
    /** Says what a page in the store is counted as. */
    mark(page: Finished, path: string | null): void {
      if (path !== null) paths.set(page, path)
    },
    countStored(request: IncomingMessage, page: Finished, address: string): void {
      const path = paths.get(page)
      if (path !== undefined && isLook(request)) count(path, address)
    },
    countMade(request: IncomingMessage, path: string | null, address: string): void {
      if (path !== null && isLook(request)) count(path, address)
    },
  }
}

export type ViewCounter = ReturnType<typeof createViewCounter>

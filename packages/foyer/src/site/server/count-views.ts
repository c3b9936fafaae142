import type { IncomingMessage } from 'node:http'
import type { Finished } from '../../platform/http/finished.ts'

/** User agents that name a program. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|headless|lighthouse|fetch|request|warming/i

/** Whether a person probably views what is requested: not a program, and not a browser that only fetches ahead. */
export function isLook({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  const agent = headers['user-agent']
  if (agent === undefined || PROGRAM.test(agent)) return false
  return headers['sec-purpose'] === undefined && headers.purpose === undefined
}

/** Counts views of pages, also of stored pages: for each stored page it remembers the path to count. */
export function createViewCounter(count: (path: string, address: string) => void) {
  const paths = new WeakMap<Finished, string>()
  return {
    /** Sets the path under which views of a stored page are counted. */
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

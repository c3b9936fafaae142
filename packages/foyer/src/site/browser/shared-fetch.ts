type Fetch = typeof globalThis.fetch

/** An answer fetched ahead is used for one navigation soon after; later the call is made again. */
const KEPT_FOR = 10_000

/**
 * Requests for the same address share one answer while it is under way (1 §4 Page load). What was fetched when a
 * visitor pointed at a link is there when the navigation begins.
 */
export function sharedFetch(fetch: Fetch = globalThis.fetch.bind(globalThis), now: () => number = Date.now) {
  const underWay = new Map<string, Promise<Response>>()
  const ahead = new Map<string, { response: Promise<Response>; at: number }>()

  const share = (url: string, init?: RequestInit): Promise<Response> => {
    const running = underWay.get(url)
    if (running) return running
    const response = fetch(url, init).finally(() => underWay.delete(url))
    underWay.set(url, response)
    return response
  }
  const isRead = (init?: RequestInit) => (init?.method ?? 'GET') === 'GET'

  return {
    now: (async (input, init) => {
      const url = String(input)
      if (!isRead(init)) return fetch(url, init)
      const waiting = ahead.get(url)
      ahead.delete(url)
      const response = waiting && now() - waiting.at < KEPT_FOR ? waiting.response : share(url, init)
      return (await response).clone()
    }) satisfies Fetch as Fetch,
    ahead: (async (input, init) => {
      const url = String(input)
      const kept = ahead.get(url)
      if (kept && now() - kept.at < KEPT_FOR) return (await kept.response).clone()
      const response = share(url, init)
      ahead.set(url, { response, at: now() })
      response.catch(() => ahead.delete(url))
      return (await response).clone()
    }) satisfies Fetch as Fetch,
  }
}

import { afterEach, describe, expect, it, vi } from 'vitest'
import { isLook } from '../../server/count-views.ts'
import {
  fetchAndKeep,
  isReadCall,
  isTickets,
  keep,
  keptTickets,
  mayBeKept,
  ticketsBought,
} from './read-pages.ts'

const SITE = 'http://site.example'
const at = (path: string) => new URL(path, SITE)
const answer = (control: string | null, status = 200) => ({
  status,
  headers: new Headers(control === null ? {} : { 'Cache-Control': control }),
})

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

/** Shows what the cache holds, by path. */
function emptyCache() {
  const kept = new Map<string, Request>()
  const pathOf = (request: Request) => new URL(request.url).pathname
  const store = {
    delete: async (request: Request) => kept.delete(pathOf(request)),
    put: async (request: Request) => void kept.set(pathOf(request), request),
    keys: async () => [...kept.values()],
  }
  return { kept, cache: async () => store as unknown as Cache }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('1 §7 Service worker: what is kept for when there is no network', () => {
  it.each([
    ['no-cache', 200, true],
    ['no-store', 200, false],
    ['private, no-store', 200, false],
    [null, 200, false],
    ['no-cache', 404, false],
  ] as const)('Cache-Control %s with %s: %s', (control, status, isKept) => {
    expect(mayBeKept(at('/de/haus'), answer(control, status))).toBe(isKept)
  })

  it.each([
    ['/de/api/events/', true],
    ['/en/pageeditor-api/page/house/', true],
    ['/de/api/search/autocomplete/', false],
    ['/api/health', false],
    ['/de/haus', false],
  ])('the call %s: %s', (pathname, isRead) => {
    expect(isReadCall(at(pathname))).toBe(isRead)
  })

  it.each([
    ['/webshop/order/a1b2/tickets', true],
    ['/en/webshop/order/a1b2/tickets', true],
    ['/testshop/order/a1b2/tickets', true],
    ['/webshop/order/a1b2', false],
    ['/webshop/cart', false],
    ['/webshop/account', false],
    ['/de/user/order/a1b2/tickets', false],
  ])('the tickets of an order, although they are one person’s: %s %s', (path, areTickets) => {
    expect(isTickets(at(path))).toBe(areTickets)
    expect(mayBeKept(at(path), answer('private, no-store'))).toBe(areTickets)
    expect(mayBeKept(at(path), answer('private, no-store', 404))).toBe(false)
  })

  it('the tickets of an order are kept once it is placed, and found again, the last first', async () => {
    expect(ticketsBought(at('/webshop/order/a1b2'))).toBe(at('/webshop/order/a1b2/tickets').href)
    expect(ticketsBought(at('/webshop/order/a1b2/tickets'))).toBe(null)
    expect(ticketsBought(at('/webshop/cart'))).toBe(null)
    const { cache } = emptyCache()
    for (const path of ['/webshop/order/a/tickets', '/de/haus', '/en/webshop/order/b/tickets']) {
      await keep(cache, new Request(at(path)), answer('no-cache') as Response)
    }
    expect(await keptTickets(cache)).toEqual(['/en/webshop/order/b/tickets', '/webshop/order/a/tickets'])
  })

  it('at most 200, of which the oldest go first', async () => {
    const { kept, cache } = emptyCache()
    const tickets = '/webshop/order/a1b2/tickets'
    await keep(cache, new Request(at(tickets)), answer('private, no-store') as Response)
    for (let page = 0; page < 202; page++) {
      await keep(cache, new Request(at(`/${page % 201}`)), answer('no-cache') as Response)
    }
    expect([...kept.keys()].slice(-1)).toEqual(['/0'])
    expect([kept.has('/1'), kept.has('/2')]).toEqual([false, true])
    // Tickets do not count towards the limit and are not removed.
    expect([kept.size, kept.has(tickets)]).toEqual([201, true])
  })

  it('a page that is fetched to be kept is nobody’s look at it, and nobody’s own', async () => {
    const { kept, cache } = emptyCache()
    const asked: Request[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request)
      return answer('no-cache')
    })
    await fetchAndKeep(cache, at('/de/haus').href)
    expect(asked.map(({ credentials }) => credentials)).toEqual(['omit'])
    expect(
      asked.map(({ headers }) =>
        isLook({ method: 'GET', headers: { ...BROWSER, purpose: headers.get('purpose') ?? undefined } }),
      ),
    ).toEqual([false])
    expect([...kept.keys()]).toEqual(['/de/haus'])
  })
})

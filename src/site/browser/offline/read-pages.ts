/** More than anybody reads in one evening: pages, and the calls they are made of. */
const MOST = 200

/** Answers that pages are made of. What one types while searching is none. */
export function isReadCall({ pathname }: URL): boolean {
  return /^\/(de|en)\/(api|pageeditor-api)\//.test(pathname) && !pathname.includes('/search/')
}

const ORDER = /^(?:\/en)?\/(?:webshop|testshop|test\.webshop)\/order\/[^/]+(\/tickets)?$/

/** The tickets of an order, which are shown at the door, where there may be no network. Whoever has their address may see them. */
export function isTickets({ pathname }: URL): boolean {
  return ORDER.exec(pathname)?.[1] !== undefined
}

/** Where the tickets are that somebody has just bought: they are kept before anybody looks at them. */
export function ticketsBought({ origin, pathname }: URL): string | null {
  const order = ORDER.exec(pathname)
  return order && order[1] === undefined ? `${origin}${pathname}/tickets` : null
}

/** The tickets that can be shown without a network, those bought last first. */
export async function keptTickets(read: () => Promise<Cache>): Promise<string[]> {
  const addresses = (await (await read()).keys()).map(({ url }) => new URL(url))
  return addresses
    .filter(isTickets)
    .map(({ pathname }) => pathname)
    .reverse()
}

/**
 * What is the same for everybody, and tickets; nothing else: any other answer that was made for one person says that it must
 * not be stored.
 */
export function mayBeKept(address: URL, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200) return false
  return isTickets(address) || !/no-store|private/.test(headers.get('Cache-Control') ?? 'no-store')
}

/** Keeps an answer for when there is no network; the oldest go first, and tickets last. */
export async function keep(read: () => Promise<Cache>, request: Request, answer: Response): Promise<void> {
  if (!mayBeKept(new URL(request.url), answer) || answer.redirected) return
  const cache = await read()
  // What is read again is the youngest again.
  await cache.delete(request)
  await cache.put(request, answer)
  const kept = (await cache.keys()).filter(({ url }) => !isTickets(new URL(url)))
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(oldest)
}

/** Keeps a page that stands in a window already, as everybody may see it. Nobody looks at it now, which is what `Purpose` says. */
export async function fetchAndKeep(read: () => Promise<Cache>, url: string): Promise<void> {
  try {
    const request = new Request(url, {
      credentials: 'omit',
      priority: 'low',
      headers: { Purpose: 'prefetch' },
    })
    await keep(read, request, await fetch(request))
  } catch {
    // It was read while there was a network, and can be read again.
  }
}

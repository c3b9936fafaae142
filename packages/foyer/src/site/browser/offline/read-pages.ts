import { ORDERS } from '../../../webshop/every-address.ts'

/** The limit for stored pages and for the calls they are made of: more than a visitor reads in one evening. */
const MOST = 200

/** Whether an address is a call that pages are made of. Suggestions while a visitor types are not stored. */
export function isReadCall({ pathname }: URL): boolean {
  return /^\/(de|en)\/(api|pageeditor-api)\//.test(pathname) && !pathname.includes('/search/')
}

/** An address of an order at a shop, whose first group is there in the address of its tickets. */
function orderIn(pathname: string): RegExpExecArray | null {
  return ORDERS.map((order) => order.exec(pathname)).find(Boolean) ?? null
}

/**
 * Whether an address shows the tickets of an order. They are shown at the door, where there may be no network. The
 * address alone gives access to them.
 */
export function isTickets({ pathname }: URL): boolean {
  return orderIn(pathname)?.[1] !== undefined
}

/** The address of the tickets that were just bought. They are stored before the visitor opens them. */
export function ticketsBought({ origin, pathname }: URL): string | null {
  const order = orderIn(pathname)
  return order && order[1] === undefined ? `${origin}${pathname}/tickets` : null
}

/** The tickets that can be shown without a network, the last bought first. */
export async function keptTickets(read: () => Promise<Cache>): Promise<string[]> {
  const addresses = (await (await read()).keys()).map(({ url }) => new URL(url))
  return addresses
    .filter(isTickets)
    .map(({ pathname }) => pathname)
    .reverse()
}

/**
 * Stores only answers that are the same for all visitors, and tickets. Any other answer that was made for one person
 * says in its header that it must not be stored.
 */
export function mayBeKept(address: URL, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200) return false
  return isTickets(address) || !/no-store|private/.test(headers.get('Cache-Control') ?? 'no-store')
}

/** Stores an answer for the time without a network. The oldest answers are removed first, tickets never. */
export async function keep(read: () => Promise<Cache>, request: Request, answer: Response): Promise<void> {
  if (!mayBeKept(new URL(request.url), answer) || answer.redirected) return
  const cache = await read()
  // Deleted and put again, so that an answer read again counts as the newest.
  await cache.delete(request)
  await cache.put(request, answer)
  const kept = (await cache.keys()).filter(({ url }) => !isTickets(new URL(url)))
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(oldest)
}

/**
 * Stores a page that is already open in a window, in the form every visitor gets. `Purpose` says that this request is
 * not a view, so it is not counted.
 */
export async function fetchAndKeep(read: () => Promise<Cache>, url: string): Promise<void> {
  try {
    const request = new Request(url, {
      credentials: 'omit',
      priority: 'low',
      headers: { Purpose: 'prefetch' },
    })
    await keep(read, request, await fetch(request))
  } catch {
    // Nothing is lost: the page can be opened again while there is a network.
  }
}

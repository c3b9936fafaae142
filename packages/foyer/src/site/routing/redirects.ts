import type { Call } from '../../contract/endpoint.ts'
import { isInternal } from '../../contract/links.ts'
import type { Redirect as Entry } from '../../pages/contract.ts'
import { pages } from '../../pages/endpoints.ts'
import { type LoadArguments, Redirect } from '../../ui/screen.ts'
import { withQuery } from './drop-query.ts'
import { refuse } from './refuse.ts'

/** Where the list redirects a path to, or null. Paths are compared unescaped. */
export function redirectAt(pathname: string, entries: Entry[]): string | null {
  const path = readable(pathname)
  return entries.find(({ old_path }) => readable(old_path) === path)?.new_path ?? null
}

/**
 * 1 §5: local targets begin with `/` or `./`, any other is a full address. Null where a visitor may not be sent there.
 */
export function destination(newPath: string, from: URL): string | null {
  if (!URL.canParse(newPath, from)) return null
  const url = new URL(newPath, from)
  const path = url.pathname + url.search + url.hash
  // The parsed path is checked and returned: parsing has removed dot segments and line breaks.
  if (isInternal(newPath) || newPath.startsWith('./')) return isInternal(path) ? path : null
  return /^https?:\/\/[^/\\]/i.test(newPath) && url.username === '' ? url.href : null
}

/**
 * Runs the work of a loader, unless an editor has redirected its address. The list is read on each navigation (1 §4
 * Redirects).
 */
export async function unlessRedirected<T>({ call, url }: At, work: () => Promise<T>): Promise<T> {
  const working = work()
  // A failure of the page does not matter when its address is redirected.
  working.catch(() => {})
  follow(await read(call), url)
  return working
}

type At = Pick<LoadArguments, 'call' | 'url'>

function follow(entries: Entry[], url: URL): void {
  const to = redirectAt(url.pathname, entries)
  if (to === null) return
  // 1 §8: a failed redirect is a 404.
  throw new Redirect(withQuery(destination(to, url) ?? refuse(404), url.search), 301)
}

/** If the list cannot be read there are no redirects; the page itself reports what is wrong. */
function read(call: Call): Promise<Entry[]> {
  return call(pages.redirects).then(
    ({ data }) => data,
    () => [],
  )
}

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

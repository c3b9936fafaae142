import type { Call } from '../../contract/endpoint.ts'
import { isInternal } from '../../contract/links.ts'
import type { Redirect as Entry } from '../../pages/contract.ts'
import { pages } from '../../pages/endpoints.ts'
import { type LoadArguments, Redirect } from '../../ui/screen.ts'
import { withQuery } from './drop-query.ts'
import { refuse } from './refuse.ts'

/** Where a path leads by the list, or null; compared as people read it, however it is escaped. */
export function redirectAt(pathname: string, entries: Entry[]): string | null {
  const path = readable(pathname)
  return entries.find(({ old_path }) => readable(old_path) === path)?.new_path ?? null
}

/** 1 §5: local ones begin with `/` or `./`, any other is an address of its own. Null where it leads nowhere a visitor may be sent. */
export function destination(newPath: string, from: URL): string | null {
  if (!URL.canParse(newPath, from)) return null
  const url = new URL(newPath, from)
  const path = url.pathname + url.search + url.hash
  // Judged and answered as it was read: dot segments and line breaks are gone by now.
  if (isInternal(newPath) || newPath.startsWith('./')) return isInternal(path) ? path : null
  return /^https?:\/\/[^/\\]/i.test(newPath) && url.username === '' ? url.href : null
}

/** Does the work of a loader, unless an editor sent its address elsewhere: the list is read on each navigation (1 §4 Redirects). */
export async function unlessRedirected<T>({ call, url }: At, work: () => Promise<T>): Promise<T> {
  const working = work()
  // A page that is gone is no failure where its address leads on.
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

/** Without the list there are no redirects; whatever is wrong, the page itself will tell. */
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

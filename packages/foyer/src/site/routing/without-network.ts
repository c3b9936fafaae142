import { replace } from 'react-router'
import { announce } from '../shell/info-layer/announce.ts'
import { noteStay } from './unreached.ts'

/**
 * Handles a page for which no answer came. A page that was read before is opened from the worker's cache. For any
 * other, the page on show stays and a message says so. In all other cases the error screen is shown.
 */
export async function withoutNetwork(url: URL): Promise<void> {
  if (await isKept(url)) {
    location.assign(url)
    // The browser is about to load the page.
    await new Promise(() => {})
  }
  // After going back, the address has changed already: there is no other page to stay on.
  const { pathname, search, hash, href } = location
  if (url.pathname + url.search === pathname + search) return
  announce('notKept')
  noteStay(href)
  throw replace(pathname + search + hash)
}

/**
 * Whether the server can be reached, whatever it answers. A browser may report that it is online although no request
 * gets through.
 */
export async function isReached(url: URL): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

async function isKept(url: URL): Promise<boolean> {
  try {
    return (await caches.match(url.pathname + url.search)) !== undefined
  } catch {
    return false
  }
}

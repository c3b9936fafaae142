import { replace } from 'react-router'
import { announce } from '../shell/info-layer/announce.ts'
import { noteStay } from './unreached.ts'

/**
 * A page that no answer came for. One that was read before is opened from what the worker has kept of it. A link that cannot
 * be followed leaves the page one is reading where it is, and says so. What is left is for the error screen.
 */
export async function withoutNetwork(url: URL): Promise<void> {
  if (await isKept(url)) {
    location.assign(url)
    // The browser is about to leave.
    await new Promise(() => {})
  }
  // The way back has changed the address already: there is no other page to stay on.
  const { pathname, search, hash, href } = location
  if (url.pathname + url.search === pathname + search) return
  announce('notKept')
  noteStay(href)
  throw replace(pathname + search + hash)
}

/** Whether anybody answers there, whatever the answer. A browser may think itself online where no network leads on. */
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

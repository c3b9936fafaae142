import { localeOfPath } from '../../../contract/locale.ts'
import { offlinePage } from './offline-page.ts'
import { fetchAndKeep, isReadCall, keep, keptTickets, ticketsBought } from './read-pages.ts'
import { PROGRAMME_CACHE, readProgramme, saveProgramme } from './saved-programme.ts'
import type { BuildFacts, FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
declare const BUILD: BuildFacts

/**
 * 1 §7 Service worker. Pages come from the network, so none is out of date. Stored are files that never change under
 * their name, and, for the time without a network, the programme and what a visitor has read (`read-pages.ts`).
 */
const CACHE = `foyer-${BUILD.version}`
/** One cache per build: a page of another build would ask for files that no longer exist. */
const READ_CACHE = `foyer-read-${BUILD.version}`
const read = () => caches.open(READ_CACHE)
const MAX_FILES = 160
const NEEDED = [...BUILD.styles, ...BUILD.fonts, ...BUILD.code, '/favicon.svg']
const OFFLINE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE)
      await cache.addAll(NEEDED)
      // The newest worker takes over at once. It serves no pages from its cache, so pages and files of two builds are
      // never mixed.
      await self.skipWaiting()
    })(),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      const past = names.filter(
        (name) => name.startsWith('foyer-') && ![CACHE, READ_CACHE, PROGRAMME_CACHE].includes(name),
      )
      await Promise.all(past.map((name) => caches.delete(name)))
      // The browser requests a page while the worker is still starting.
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
      // The page that registered the worker was loaded before the worker existed, so it is stored now.
      const shown = await self.clients.matchAll({ type: 'window' })
      await Promise.all(
        shown.flatMap(({ url }) => [fetchAndKeep(read, url), saveAfter(Promise.resolve(), new URL(url))]),
      )
    })(),
  )
})

// The browser changed to this page without loading its document. The document is stored now, so that a reload works
// without a network.
self.addEventListener('message', (event) => {
  const { data } = event
  if (typeof data === 'string' && data.startsWith('/') && !savesData()) {
    event.waitUntil(fetchAndKeep(read, new URL(data, self.location.origin).href))
  }
})

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isReadCall(url)) {
    event.respondWith(fetchCall(event))
  } else if (request.mode === 'navigate') {
    event.respondWith(fetchPage(event, url))
    event.waitUntil(saveAfter(preloadResponse, url))
  } else if (url.pathname.startsWith('/assets/') || url.pathname === '/favicon.svg') {
    event.respondWith(fetchFile(request))
  }
})

async function fetchPage(event: FetchEvent, url: URL): Promise<Response> {
  const { request, preloadResponse } = event
  try {
    const answer = (await preloadResponse) ?? (await fetch(request))
    event.waitUntil(keep(read, request, answer.clone()))
    const tickets = answer.ok && ticketsBought(url)
    if (tickets) event.waitUntil(fetchAndKeep(read, tickets))
    return answer
  } catch {
    const kept = await (await read()).match(request)
    if (kept) return kept
    const locale = localeOfPath(url.pathname)
    const programme = await readProgramme(locale).catch(() => null)
    const tickets = await keptTickets(read).catch(() => [])
    const path = url.pathname + url.search
    const html = offlinePage({ locale, path, programme, tickets, styles: BUILD.styles, now: Date.now() })
    return new Response(html, { status: 503, headers: OFFLINE_HEADERS })
  }
}

/** A call of a page that the browser changed to without loading a document. */
async function fetchCall(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(request)
    event.waitUntil(keep(read, request, answer.clone()))
    return answer
  } catch (error) {
    const kept = await (await read()).match(request)
    if (kept) return kept
    throw error
  }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Updates the stored programme of the page's language after the page has loaded, unless the visitor saves data. */
async function saveAfter(page: Promise<unknown>, url: URL): Promise<void> {
  if (savesData() || !/^\/(de|en)(\/|$)/.test(url.pathname)) return
  try {
    await page
    await saveProgramme(localeOfPath(url.pathname), Date.now())
  } catch {
    // The programme stored before stays.
  }
}

/**
 * Files with a hash in their name never change, so they are served from the cache. The oldest are removed first, except
 * those every page needs.
 */
async function fetchFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && answer.status === 200 && request.url.includes('/assets/')) {
    await cache.put(request, answer.clone())
    const files = await cache.keys()
    for (const file of files.slice(NEEDED.length, Math.max(NEEDED.length, files.length - MAX_FILES)))
      await cache.delete(file)
  }
  return answer
}

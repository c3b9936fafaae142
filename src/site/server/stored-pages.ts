import type { IncomingMessage, ServerResponse } from 'node:http'
import { keptQuery, match } from '../../contract/routes.ts'
import type { PageStore, StoredPage } from '../../platform/cache/page-store.ts'
import type { Platform } from '../../platform/context.ts'
import { chooseEncoding } from '../../platform/http/compression.ts'
import { hasSession } from '../../platform/http/cookies.ts'
import type { EarlyResponder } from '../../platform/http/server.ts'
import type { ViewCounter } from './count-views.ts'

/** What a page is stored under, or null where a request may not be answered from the store. */
export function pageKey(request: IncomingMessage, publicUrl: string | null): string | null {
  const { method, url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (hasSession(request)) return null
  if (asksForVersion(url)) return null
  // The page names its own address, so without a fixed one the host belongs to the key.
  const host = publicUrl ?? headers.host
  return `${host} ${readUrl(url)}`
}

/** 1 §4 Version preview: a version is for editors, and everybody else is sent away. */
export function asksForVersion(url: string): boolean {
  const question = url.indexOf('?')
  return question >= 0 && new URLSearchParams(url.slice(question)).has('v')
}

/** An address with only that part of its query which its screen reads: all others are the same page. */
export function readUrl(url: string): string {
  const question = url.indexOf('?')
  if (question < 0) return url
  const pathname = url.slice(0, question)
  return pathname + queryAt(pathname, url.slice(question))
}

function queryAt(pathname: string, search: string): string {
  try {
    const found = match(pathname)
    if (!found) return ''
    // A page may turn out to be a landing page, which sends its overlay and its filters elsewhere (1 §2 Navigation behaviour).
    const isOverlay = new URLSearchParams(search).get('overlay') === 'true'
    if (isOverlay && (found.name === 'home' || found.name === 'page')) {
      return `?overlay=true${keptQuery('events', search).replace('?', '&')}`
    }
    return keptQuery(found.name, search)
  } catch {
    return ''
  }
}

type Headers = Record<string, string | number>

/** Writes stored pages without help: this is the path that must hold when everyone comes at once. */
export function storedPageWriter(everyAnswer: Record<string, string>) {
  const always = { ...everyAnswer, 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Encoding' }
  const headersOf = new WeakMap<Buffer, Headers>()

  return (
    request: IncomingMessage,
    response: ServerResponse,
    { body, etag, headers: own }: StoredPage,
  ): void => {
    if (isHeld(request.headers['if-none-match'], etag)) {
      response.writeHead(304, { ...always, ...own, ETag: etag }).end()
      return
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const bytes = body[encoding]
    let headers = headersOf.get(bytes)
    if (!headers) {
      headers = {
        ...always,
        ...own,
        ETag: etag,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': bytes.length,
      }
      if (encoding !== 'identity') headers['Content-Encoding'] = encoding
      headersOf.set(bytes, headers)
    }
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes)
  }
}

/** Whether the caller has this very page: the header may list several, and a proxy may have marked them as weak. */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  const held = ifNoneMatch.split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return held.includes(etag) || held.includes('*')
}

/** Answers a request from the store where it can. */
export function storedPageResponder(
  store: PageStore,
  { config, figures }: Platform,
  write: ReturnType<typeof storedPageWriter>,
  views: Pick<ViewCounter, 'countStored'>,
): EarlyResponder {
  return (request, response) => {
    const key = pageKey(request, config.publicUrl)
    const page = key === null ? undefined : store.find(key)
    if (!page) return false
    figures.storedPages.inc()
    views.countStored(request, page)
    write(request, response, page)
    return true
  }
}

import type { IncomingMessage } from 'node:http'
import { keptQuery, match } from '../../contract/routes.ts'
import { rememberByText } from '../../platform/cache/by-text.ts'
import type { ResponseStore } from '../../platform/cache/response-store.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Platform } from '../../platform/context.ts'
import { chooseEncoding } from '../../platform/http/compression.ts'
import type { FinishedWriter } from '../../platform/http/finished.ts'
import { hostOf } from '../../platform/http/origin.ts'
import type { EarlyResponder } from '../../platform/http/server.ts'
import { mayHaveSession } from '../../platform/http/session-token.ts'
import { addressOf } from '../../platform/throttle/network.ts'
import type { ViewCounter } from './count-views.ts'

/** The key under which a visitor's page is stored, or null where a request must not be answered from the store. */
export function pageKey(request: IncomingMessage, config: Pick<Config, 'publicUrl' | 'port'>): string | null {
  const { method, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (asksForVersion(url)) return null
  // The page contains its own address, so without a fixed public address the host is part of the key.
  const host = hostOf(request, config)
  return host === null ? null : `${host} ${readUrl(url)}`
}

/** 1 §4 Version preview: only editors see versions; all others are redirected. */
export function asksForVersion(url: string): boolean {
  const question = url.indexOf('?')
  return question >= 0 && new URLSearchParams(url.slice(question)).has('v')
}

/** An address with only the query parameters its screen reads: the others do not change the page. */
export function readUrl(url: string): string {
  return url.includes('?') ? withReadQuery(url) : url
}

const withReadQuery = rememberByText(1000, (url) => {
  const question = url.indexOf('?')
  const pathname = url.slice(0, question)
  return pathname + queryAt(pathname, url.slice(question))
})

function queryAt(pathname: string, search: string): string {
  try {
    const found = match(pathname)
    if (!found) return ''
    // The page may turn out to be a landing page, which redirects with the overlay's parameters
    // (1 §2 Navigation behaviour).
    const isOverlay = new URLSearchParams(search).get('overlay') === 'true'
    if (isOverlay && (found.name === 'home' || found.name === 'page')) {
      return `?overlay=true${keptQuery('events', search).replace('?', '&')}`
    }
    return keptQuery(found.name, search)
  } catch {
    return ''
  }
}

/** Answers a request from the stored pages if possible. */
export function storedPageResponder(
  store: Pick<ResponseStore, 'find'>,
  { config, figures, secret }: Platform,
  { write }: FinishedWriter,
  views: Pick<ViewCounter, 'countStored'>,
): EarlyResponder {
  return (request, response) => {
    const key = mayHaveSession(request, secret) ? null : pageKey(request, config)
    if (key === null) return false
    const address = addressOf(request, config)
    const page = store.find(key, address, chooseEncoding(request.headers['accept-encoding']))
    if (!page) return false
    figures.storedPages.times++
    if (!write(request, response, page)) return false
    views.countStored(request, page, address)
    return true
  }
}

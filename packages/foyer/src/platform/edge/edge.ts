import { createHash } from 'node:crypto'
import type { Origin } from '../cache/reads.ts'
import type { EdgeSettings, RentedEdge } from './settings.ts'

/**
 * A cache between visitors and the site, on the same machine or in a hundred towns. It keeps what the site allows, for as long as
 * the site says, under the tags that the site names; and it forgets what stands under a tag when the site tells it to.
 */
export interface Edge {
  /** For every answer that says nothing else. */
  readonly keepNothing: Record<string, string>
  /** For an answer that the edge may keep; without tags nothing but the time ends it. */
  keep(seconds: number, tags?: Iterable<string>): Record<string, string>
  /** Makes the edge forget everything that stands under one of the tags; throws an error where it did not. */
  forget(tags: string[]): Promise<void>
  forgetAll(): Promise<void>
  /** The most tags of one call. */
  readonly tagsPerCall: number
}

/** Seconds. The longest that an edge keeps something, should it never hear of a change. */
export const A_DAY = 86_400
/** A call of the edge that takes longer has failed. */
const PATIENCE = 5_000
/** Edges take at least 8 kB of headers, and each tag takes 8 bytes. */
const MOST_TAGS = 800
/** Under it stands every answer with tags. */
const EVERYTHING = 'everything'

/** Seven letters and digits instead of `events of production:5`. Two tags with the same ones only cost an answer that is made again. */
export function shortTag(tag: string): string {
  const start = createHash('sha256').update(tag).digest('hex').slice(0, 9)
  return Number.parseInt(start, 16).toString(36).padStart(7, '0')
}

/** The names of the headers differ, and so does the way to say "forget". */
export function edgeOf(settings: EdgeSettings): Edge | null {
  if (settings.kind === 'none') return null
  if (settings.kind === 'nginx') return withoutForgetting()
  if (settings.kind === 'varnish') {
    return surrogate(100, (tags) =>
      eachOf(settings.addresses, (address) =>
        call(address, { method: 'PURGE', headers: { 'X-Forget': (tags ?? [EVERYTHING]).join('|') } }),
      ),
    )
  }
  return settings.kind === 'fastly' ? fastly(settings) : cloudflare(settings)
}

function fastly({ account, token, api = 'https://api.fastly.com' }: RentedEdge): Edge {
  const service = `${api}/service/${account}`
  const headers = { 'Fastly-Key': token, Accept: 'application/json' }
  return surrogate(256, (tags) =>
    tags
      ? call(`${service}/purge`, { method: 'POST', headers: { ...headers, 'Surrogate-Key': tags.join(' ') } })
      : call(`${service}/purge_all`, { method: 'POST', headers }),
  )
}

function cloudflare({ account, token, api = 'https://api.cloudflare.com' }: RentedEdge): Edge {
  return {
    ...headersFrom('Cloudflare-CDN-Cache-Control', 'Cache-Tag', ','),
    ...forgetting(30, (tags) =>
      call(`${api}/client/v4/zones/${account}/purge_cache`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(tags ? { tags } : { purge_everything: true }),
      }),
    ),
  }
}

/** Receives short tags; null for everything. */
type Forget = (tags: string[] | null) => Promise<void>

function surrogate(tagsPerCall: number, forget: Forget): Edge {
  return {
    ...headersFrom('Surrogate-Control', 'Surrogate-Key', ' '),
    ...forgetting(tagsPerCall, forget),
  }
}

function forgetting(tagsPerCall: number, forget: Forget) {
  return {
    tagsPerCall,
    forget: (tags: string[]) => forget(tags.map(shortTag)),
    forgetAll: () => forget(null),
  }
}

function headersFrom(control: string, names: string, between: string): Pick<Edge, 'keep' | 'keepNothing'> {
  const keepNothing = { [control]: 'no-store' }
  return {
    keepNothing,
    keep(seconds, tags = []) {
      const short = [...new Set([...tags].map(shortTag))]
      if (seconds < 1 || short.length > MOST_TAGS) return keepNothing
      const age = { [control]: `max-age=${Math.floor(seconds)}` }
      return short.length === 0 ? age : { ...age, [names]: [EVERYTHING, ...short].join(between) }
    },
  }
}

/** nginx forgets nothing on request, so it keeps what can change for one second, and asks whether it is still the same. */
function withoutForgetting(): Edge {
  const name = 'X-Accel-Expires'
  return {
    keepNothing: { [name]: '0' },
    keep: (seconds, tags) => {
      const age = tags ? Math.min(seconds, 1) : seconds
      return { [name]: String(Math.max(0, Math.floor(age))) }
    },
    tagsPerCall: Number.POSITIVE_INFINITY,
    forget: async () => {},
    forgetAll: async () => {},
  }
}

async function eachOf(addresses: string[], tell: (address: string) => Promise<void>): Promise<void> {
  await Promise.all(addresses.map(tell))
}

async function call(address: string, init: RequestInit): Promise<void> {
  const answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The edge answered ${answer.status}.`)
}

/** The headers for something that is right until a moment, or until one of its tags changes. */
export function keepUntil(edge: Edge, { tags, expires }: Origin, now: Date): Record<string, string> {
  const left = expires ? (expires.getTime() - now.getTime()) / 1000 : A_DAY
  return edge.keep(Math.min(A_DAY, left), tags)
}

import { EMBED_PROVIDERS } from './embed-providers.ts'

/** A film at one of the two providers the specification knows (2 §5 Video URL), as its id there and nothing else. */
export interface VideoAddress {
  provider: 'youtube' | 'vimeo'
  id: string
  /** Some of Vimeo's films are unlisted and open only with this. */
  hash?: string
}

/** A list of films is addressed by a word of the same length. */
const YOUTUBE_ID = /^(?!videoseries$)[\w-]{11}$/
const VIMEO_ID = /^\d{1,12}$/
const VIMEO_HASH = /^[\da-f]{6,16}$/i

/**
 * What an editor pasted, read as an address and never by searching its text: only the host decides whose film it is, and
 * only what has the shape of an id is taken. Null for everything else.
 */
export function parseVideoAddress(text: string): VideoAddress | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null
  const segments = url.pathname.split('/').filter(Boolean)
  if (isAt(url, EMBED_PROVIDERS.youtube.hosts)) return youtubeAt(url, segments)
  if (isAt(url, EMBED_PROVIDERS.vimeo.hosts)) return vimeoAt(url, segments)
  return null
}

/** The frame of a film, at the provider's address that asks least of a visitor. */
export function videoFrame({ provider, id, hash }: VideoAddress): string {
  const { origin } = EMBED_PROVIDERS[provider]
  if (provider === 'youtube') return `${origin}/embed/${id}?rel=0`
  return `${origin}/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`
}

function isAt({ hostname }: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** `watch?v=`, `youtu.be/…`, and the paths that lead straight to one film. */
function youtubeAt(url: URL, [first, second]: string[]): VideoAddress | null {
  const isShort = isAt(url, ['youtu.be'])
  const isPath = ['embed', 'shorts', 'live', 'v'].includes(first ?? '')
  const id = isShort ? first : isPath ? second : first === 'watch' ? url.searchParams.get('v') : null
  return id && YOUTUBE_ID.test(id) ? { provider: 'youtube', id } : null
}

/** `vimeo.com/76979871`, with what may stand before the number (a channel, a group, `video`) and the hash after it. */
function vimeoAt(url: URL, segments: string[]): VideoAddress | null {
  const place = segments.findIndex((segment) => VIMEO_ID.test(segment))
  const id = segments[place]
  if (!id) return null
  const hash = url.searchParams.get('h') ?? segments[place + 1] ?? ''
  return { provider: 'vimeo', id, ...(VIMEO_HASH.test(hash) && { hash }) }
}

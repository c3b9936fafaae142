import { isEmbedAllowed } from './embed-offers.ts'

/** A film at YouTube or Vimeo (2 §5 Video URL), if the house allows the provider. */
export interface VideoAddress {
  provider: 'youtube' | 'vimeo'
  /** An unlisted film at Vimeo has the id `number/key`. */
  id: string
}

const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const VIMEO_HOSTS = /^(?:www\.|player\.)?vimeo\.com$/
/** A playlist has a word of the same length in its place. */
const YOUTUBE_ID = /^(?!videoseries$)[\w-]{11}$/
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/
/** Addresses at which Vimeo shows a film within a list. */
const VIMEO_LISTS = [/^\/channels\/[\w-]+\//, /^\/groups\/[\w-]+\/videos\//, /^\/album\/\d+\/video\//]
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,15})(?:\/([\da-f]{6,40}))?\/?$/

/** The film behind an address as people copy it, or null. Decided by the parsed host, never by searching the text. */
export function videoAddress(url: string): VideoAddress | null {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.port) return null
  const { hostname, pathname, searchParams } = parsed
  if (hostname === 'youtu.be') return youtube(pathname.slice(1))
  if (YOUTUBE_HOSTS.test(hostname)) {
    const watched = pathname === '/watch' ? searchParams.get('v') : YOUTUBE_PATH.exec(pathname)?.[1]
    return youtube(watched ?? '')
  }
  const path = VIMEO_LISTS.reduce((rest, list) => rest.replace(list, '/video/'), pathname)
  const [, id, inPath] = (VIMEO_HOSTS.test(hostname) && VIMEO_PATH.exec(path)) || []
  if (!id || !isEmbedAllowed('vimeo')) return null
  const key = inPath ?? /^[\da-f]{6,40}$/.exec(searchParams.get('h') ?? '')?.[0]
  return { provider: 'vimeo', id: key ? `${id}/${key}` : id }
}

function youtube(id: string): VideoAddress | null {
  return YOUTUBE_ID.test(id) && isEmbedAllowed('youtube') ? { provider: 'youtube', id } : null
}

/** The address of the film's frame: without cookies where the provider supports that. */
export function videoFrame({ provider, id }: VideoAddress): string {
  if (provider === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?rel=0`
  const [number, key] = id.split('/')
  return `https://player.vimeo.com/video/${number}?${key ? `h=${key}&` : ''}dnt=1`
}

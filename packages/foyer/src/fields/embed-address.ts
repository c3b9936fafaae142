import { EMBED_PROVIDERS, type EmbedProviderName, embedProvider } from '../contract/embed-providers.ts'
import { videoAddress, videoFrame } from '../contract/video-address.ts'
import type { EmbedAddress } from './kinds.ts'

/**
 * Makes the address of each provider's frame from an address that people copy. Only names and numbers of the pasted text are
 * used; anything unexpected is refused.
 */
const FRAMES: Record<EmbedProviderName, (url: URL) => string | null> = {
  youtube: ({ href }) => filmAt('youtube', href),
  vimeo: ({ href }) => filmAt('vimeo', href),
  spotify: ({ pathname }) => {
    const shown = /^\/(?:embed(?:-podcast)?\/)?(track|album|artist|playlist|episode|show)\/(\w{1,40})\/?$/
    const [, kind, id] = shown.exec(pathname.replace(/^\/intl-\w+\//, '/embed/')) ?? []
    return id ? `https://open.spotify.com/embed/${kind}/${id}` : null
  },
  soundcloud: (url) => {
    const target = url.hostname === 'w.soundcloud.com' ? parse(url.searchParams.get('url') ?? '') : url
    if (!target || !/^(?:api\.|www\.|m\.)?soundcloud\.com$/.test(target.hostname)) return null
    const host = target.hostname === 'api.soundcloud.com' ? 'api.soundcloud.com' : 'soundcloud.com'
    if (!/^\/[\w.-]+(\/[\w.:-]+)+\/?$/.test(target.pathname)) return null
    return `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://${host}${target.pathname}`)}`
  },
  podigee: ({ hostname, pathname }) => {
    const [, path] = /^((?:\/[\w-]+)*?)(?:\/embed)?\/?$/.exec(pathname) ?? []
    if (path === undefined || !/^[a-z0-9-]+\.podigee\.io$/.test(hostname)) return null
    return `https://${hostname}${path}/embed?context=external`
  },
  idagio: ({ pathname }) =>
    /^(\/[\w-]+)+\/?$/.test(pathname) ? `https://app.idagio.com${pathname.replace(/\/$/, '')}` : null,
  issuu: ({ pathname, searchParams, hash }) => {
    const name = /^[\w.-]{1,200}$/
    const [, inPath, documentInPath] = /^\/([\w.-]+)\/docs\/([\w.-]+)\/?$/.exec(pathname) ?? []
    const [user, document] = [inPath ?? searchParams.get('u'), documentInPath ?? searchParams.get('d')]
    if (user && document && name.test(user) && name.test(document))
      return `https://e.issuu.com/embed.html?d=${document}&u=${user}`
    return /^#\d+\/\d+$/.test(hash) ? `https://e.issuu.com/embed.html${hash}` : null
  },
  yumpu: ({ pathname }) => {
    const shown = pathname.replace(/^\/(?:[a-z]{2}\/)?(?:embed\/view|document\/(?:view|read))\//, '')
    const [, id] = /^(\w+)(?:\/[\w-]*)?\/?$/.exec(shown) ?? []
    return id && id.length <= 40 ? `https://www.yumpu.com/en/embed/view/${id}` : null
  },
  indesign: ({ pathname }) => {
    const [, id] = /^\/(?:view|embed)\/([\w-]{1,60})\/?$/.exec(pathname) ?? []
    return id ? `https://indd.adobe.com/embed/${id}?startpage=1&allowFullscreen=true` : null
  },
  hubspot: ({ pathname }) => {
    const [, id] = /^\/([\w-]{1,100})\/?$/.exec(pathname) ?? []
    return id ? hubspotFrame(id) : null
  },
  instagram: ({ pathname }) => {
    const post = /^\/(p|reel|tv)\/([\w-]{1,40})(?:\/embed)?\/?$/
    // The name of the author may precede it.
    const [, kind, id] = post.exec(pathname.replace(/^\/[\w.]+/, '')) ?? post.exec(pathname) ?? []
    return id ? `https://www.instagram.com/${kind}/${id}/embed/` : null
  },
  twitter: ({ pathname, searchParams }) => {
    const post = pathname.replace(/^\/\w+/, '')
    const id = /^\/status\/(\d{1,25})\/?$/.exec(post)?.[1] ?? searchParams.get('id') ?? ''
    return /^\d{1,25}$/.test(id) ? `https://platform.twitter.com/embed/Tweet.html?id=${id}` : null
  },
  facebook: (url) => {
    const plugin = /^\/plugins\/(?:post|video)\.php$/.test(url.pathname)
    const target = plugin ? parse(url.searchParams.get('href') ?? '') : url
    if (
      !target ||
      providerOf(target) !== 'facebook' ||
      !/^\/[\w./-]+(\?[\w=&.-]+)?$/.test(target.pathname + target.search)
    )
      return null
    const kind = /\/(videos|reel|watch)\b/.test(target.pathname) ? 'video' : 'post'
    const shown = `https://www.facebook.com${target.pathname}${target.search}`
    return `https://www.facebook.com/plugins/${kind}.php?href=${encodeURIComponent(shown)}`
  },
  tiktok: ({ pathname }) => {
    const path = pathname.replace(/^\/@[\w.]+\/video\//, '/embed/v2/')
    const [, id] = /^\/(?:embed\/v2|embed|player\/v1)\/(\d{1,25})\/?$/.exec(path) ?? []
    return id ? `https://www.tiktok.com/embed/v2/${id}` : null
  },
}

/** The frame for an address, if its host belongs to one of the allowed providers (2 §5 Embed validation). */
export function embedAddress(text: string, allowed: readonly EmbedProviderName[]): EmbedAddress | null {
  const url = parse(text.trim().replace(/^\/\//, 'https://'))
  const provider = url && providerOf(url)
  if (!url || !provider || !allowed.includes(provider)) return null
  const address = FRAMES[provider](url)
  return address === null ? null : { provider, address }
}

export function hubspotFrame(id: string): string {
  return `https://share.hsforms.com/${id}`
}

function filmAt(provider: 'youtube' | 'vimeo', href: string): string | null {
  const film = videoAddress(href)
  return film?.provider === provider ? videoFrame(film) : null
}

function parse(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.port ? url : null
}

function providerOf({ hostname }: URL): EmbedProviderName | null {
  const names = Object.keys(EMBED_PROVIDERS) as EmbedProviderName[]
  const isAt = (host: string) => hostname === host || hostname.endsWith(`.${host}`)
  return names.find((name) => embedProvider(name).hosts.some(isAt)) ?? null
}

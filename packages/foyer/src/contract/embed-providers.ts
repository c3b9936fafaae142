/** What a visitor consents to when the frame of a provider is shown (1 §3 Cookie consent categories). */
export type EmbedKind = 'video' | 'audio' | 'document' | 'form' | 'social'

interface EmbedProvider {
  name: string
  kind: EmbedKind
  /** The origin of the frame; pages may contain no other foreign frames. */
  origin: string
  /** The hosts of the addresses that editors copy, including their subdomains. */
  hosts: readonly string[]
}

/** All providers whose content a page may show after consent (2 §5 Embed validation, both variants together). */
export const EMBED_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    kind: 'video',
    origin: 'https://www.youtube-nocookie.com',
    hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
  },
  vimeo: { name: 'Vimeo', kind: 'video', origin: 'https://player.vimeo.com', hosts: ['vimeo.com'] },
  spotify: {
    name: 'Spotify',
    kind: 'audio',
    origin: 'https://open.spotify.com',
    hosts: ['open.spotify.com'],
  },
  soundcloud: {
    name: 'SoundCloud',
    kind: 'audio',
    origin: 'https://w.soundcloud.com',
    hosts: ['soundcloud.com'],
  },
  podigee: { name: 'Podigee', kind: 'audio', origin: 'https://*.podigee.io', hosts: ['podigee.io'] },
  idagio: { name: 'IDAGIO', kind: 'audio', origin: 'https://app.idagio.com', hosts: ['idagio.com'] },
  issuu: { name: 'Issuu', kind: 'document', origin: 'https://e.issuu.com', hosts: ['issuu.com'] },
  yumpu: { name: 'Yumpu', kind: 'document', origin: 'https://www.yumpu.com', hosts: ['yumpu.com'] },
  indesign: {
    name: 'Adobe InDesign',
    kind: 'document',
    origin: 'https://indd.adobe.com',
    hosts: ['indd.adobe.com'],
  },
  hubspot: { name: 'HubSpot', kind: 'form', origin: 'https://share.hsforms.com', hosts: ['hsforms.com'] },
  instagram: {
    name: 'Instagram',
    kind: 'social',
    origin: 'https://www.instagram.com',
    hosts: ['instagram.com'],
  },
  twitter: {
    name: 'X (Twitter)',
    kind: 'social',
    origin: 'https://platform.twitter.com',
    hosts: ['twitter.com', 'x.com'],
  },
  facebook: { name: 'Facebook', kind: 'social', origin: 'https://www.facebook.com', hosts: ['facebook.com'] },
  tiktok: { name: 'TikTok', kind: 'social', origin: 'https://www.tiktok.com', hosts: ['tiktok.com'] },
} as const satisfies Record<string, EmbedProvider>

export type EmbedProviderName = keyof typeof EMBED_PROVIDERS

export function embedProvider(name: EmbedProviderName): EmbedProvider {
  return EMBED_PROVIDERS[name]
}

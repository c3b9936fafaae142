import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMBED_PROVIDERS, type EmbedProviderName } from '../contract/embed-providers.ts'
import { embedAddress } from './embed-address.ts'
import { addressesIn } from './pasted-code.ts'

const ALL = Object.keys(EMBED_PROVIDERS) as EmbedProviderName[]
const found = (pasted: string, allowed: readonly EmbedProviderName[] = ALL) =>
  addressesIn(pasted).flatMap((address) => embedAddress(address, allowed) ?? [])[0] ?? null

const isAtItsOrigin = ({ provider, address }: { provider: EmbedProviderName; address: string }) => {
  const { origin } = EMBED_PROVIDERS[provider]
  const pattern = origin.replaceAll('.', '\\.').replace('*', '[a-z0-9-]+')
  return new RegExp(`^${pattern}$`).test(new URL(address).origin)
}

const PASTED: [what: string, pasted: string, provider: EmbedProviderName, address: string][] = [
  [
    'a track',
    'https://open.spotify.com/intl-de/track/4uLU6hMCjMI75M1A2tKUQC?si=1',
    'spotify',
    'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'code of Spotify',
    '<iframe style="border-radius:12px" src="https://open.spotify.com/embed/album/1ATL5GLyefJaxhQzSPVrLX?utm_source=generator" width="100%"></iframe>',
    'spotify',
    'https://open.spotify.com/embed/album/1ATL5GLyefJaxhQzSPVrLX',
  ],
  [
    'a page at SoundCloud',
    'https://soundcloud.com/haus/mittag',
    'soundcloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fhaus%2Fmittag',
  ],
  [
    'code of SoundCloud',
    '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=red"></iframe><div><a href="https://evil.example">x</a></div>',
    'soundcloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F293',
  ],
  [
    'code of Podigee',
    '<script class="podigee-podcast-player" src="https://player.podigee-cdn.net/x.js" data-configuration="https://foyer.podigee.io/12-licht/embed?context=external"></script>',
    'podigee',
    'https://foyer.podigee.io/12-licht/embed?context=external',
  ],
  ['IDAGIO', 'https://app.idagio.com/recordings/12345', 'idagio', 'https://app.idagio.com/recordings/12345'],
  [
    'Issuu',
    'https://issuu.com/haus/docs/spielzeit_26',
    'issuu',
    'https://e.issuu.com/embed.html?d=spielzeit_26&u=haus',
  ],
  [
    'Yumpu',
    'https://www.yumpu.com/de/document/view/63412345/heft',
    'yumpu',
    'https://www.yumpu.com/en/embed/view/63412345',
  ],
  [
    'InDesign',
    'https://indd.adobe.com/view/0a1b2c3d-0000-1111-2222-333344445555',
    'indesign',
    'https://indd.adobe.com/embed/0a1b2c3d-0000-1111-2222-333344445555?startpage=1&allowFullscreen=true',
  ],
  [
    'code of Instagram',
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/C0abc_-9/?utm_source=ig"></blockquote><script src="//www.instagram.com/embed.js"></script>',
    'instagram',
    'https://www.instagram.com/p/C0abc_-9/embed/',
  ],
  [
    'code of X',
    '<blockquote class="twitter-tweet"><p>Hi</p><a href="https://twitter.com/haus/status/1234567890">x</a></blockquote>',
    'twitter',
    'https://platform.twitter.com/embed/Tweet.html?id=1234567890',
  ],
  [
    'Facebook',
    'https://www.facebook.com/haus/posts/123',
    'facebook',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fhaus%2Fposts%2F123',
  ],
  [
    'TikTok',
    'https://www.tiktok.com/@haus.kaskade/video/7000000000000000000',
    'tiktok',
    'https://www.tiktok.com/embed/v2/7000000000000000000',
  ],
]

describe('2 §5 Embed validation', () => {
  it.each(PASTED)('keeps provider and frame of %s', (_, pasted, provider, address) => {
    expect(found(pasted)).toEqual({ provider, address })
    expect(isAtItsOrigin({ provider, address })).toBe(true)
  })

  it.each(PASTED)('finds the same again in what it kept of %s', (_, __, provider, address) => {
    expect(found(address)).toEqual({ provider, address })
  })

  it('takes only the providers of the module', () => {
    expect(found('https://issuu.com/haus/docs/heft', ['spotify', 'soundcloud'])).toBeNull()
  })

  it.each([
    'spotify',
    'https://evil.example/open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com.evil.example/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com@evil.example/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://evil.example/?u=https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    '<iframe src="https://evil.example/" title="open.spotify.com"></iframe>',
    '<iframe srcdoc="https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC" src="https://evil.example"></iframe>',
    '<!-- <iframe src="https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC"> -->',
    'javascript:alert(1)//open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    'data:text/html,https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com/embed/track/../../evil',
    'https://w.soundcloud.com/player/?url=https://evil.example/a/b',
    'https://www.facebook.com/plugins/post.php?href=https://evil.example/a',
    'https://podigee.io/embed',
  ])('refuses %j', (pasted) => {
    expect(found(pasted)).toBeNull()
  })

  it.each([
    ['https://open.spotify.com/track/', 40],
    ['https://www.yumpu.com/de/document/view/', 40],
    ['https://www.instagram.com/haus/reel/', 40],
    ['https://twitter.com/haus/status/', 25],
    ['https://www.tiktok.com/@haus/video/', 25],
  ])('takes no more behind %s than %i digits', (start, most) => {
    expect(found(start + '1'.repeat(most))?.address).toContain('1'.repeat(most))
    expect(found(start + '1'.repeat(most + 1))).toBeNull()
  })

  it('whatever is pasted, a frame is at its provider’s own origin, and nothing of markup is kept', () => {
    const hosts = ALL.flatMap((name) => [...EMBED_PROVIDERS[name].hosts])
    const address = fc
      .tuple(
        fc.constantFrom(...hosts, 'evil.example'),
        fc.stringMatching(/^(\/[\w@.'"<-]{0,12}){0,4}$/),
        fc.stringMatching(/^([a-z]{1,4}=[\w%:'"<-]{0,9}&?){0,3}$/),
      )
      .map(([host, path, query]) => `https://${host}${path}?${query}`)
    const pasted = fc.oneof(
      address,
      fc.string(),
      address.map((src) => `<iframe src="${src}"></iframe>`),
    )
    fc.assert(
      fc.property(pasted, (text) => {
        const kept = found(text)
        if (!kept) return
        expect(isAtItsOrigin(kept)).toBe(true)
        expect(kept.address).not.toMatch(/["'<>\s]/)
        expect(found(kept.address)).toEqual(kept)
      }),
      { numRuns: 200 },
    )
  }, 60_000)
})

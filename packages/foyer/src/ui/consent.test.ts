import { afterEach, describe, expect, it, vi } from 'vitest'
import { NOTHING_BUT_REQUIRED, storeConsent, storedConsent } from './consent.ts'

/**
 * A browser's cookies, with its rule for the `__Host-` prefix: only a cookie with `Secure`, `Path=/`, no domain, and
 * over TLS is accepted.
 */
function browserAt(protocol: 'https:' | 'http:', kept: Record<string, string> = {}) {
  const lines: string[] = []
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    get cookie() {
      return Object.entries(kept)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ')
    },
    set cookie(line: string) {
      lines.push(line)
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const isWhole =
        attributes.includes('Secure') &&
        attributes.includes('Path=/') &&
        !attributes.some((attribute) => attribute.startsWith('Domain'))
      if (name.startsWith('__Host-') && !(isWhole && protocol === 'https:')) return
      if (attributes.includes('Max-Age=0')) delete kept[name]
      else kept[name] = value
    },
  })
  return { kept, lines }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const MEDIA = { ...NOTHING_BUT_REQUIRED, media: { video: true, audio: false, document: false, form: false } }

describe('the consent cookie', () => {
  it.each([
    ['https:', '__Host-cookie-consent'],
    ['http:', 'cookie-consent'],
  ] as const)('over %s is named %s, and is what was stored', (protocol, name) => {
    const { kept, lines } = browserAt(protocol)
    storeConsent(MEDIA)
    expect(Object.keys(kept)).toEqual([name])
    expect(storedConsent()).toEqual(MEDIA)
    expect(lines[0]).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax/)
    storeConsent(null)
    expect(kept).toEqual({})
    expect(storedConsent()).toBeNull()
  })

  it('stored before without the prefix still counts, and is replaced by the next answer', () => {
    const { kept } = browserAt('https:', { 'cookie-consent': encodeURIComponent(JSON.stringify(MEDIA)) })
    expect(storedConsent()).toEqual(MEDIA)
    storeConsent(NOTHING_BUT_REQUIRED)
    expect(Object.keys(kept)).toEqual(['__Host-cookie-consent'])
    expect(storedConsent()).toEqual(NOTHING_BUT_REQUIRED)
  })

  it('with the prefix comes before one that another host of the domain has put beside it', () => {
    const planted = encodeURIComponent(JSON.stringify(MEDIA))
    const ours = encodeURIComponent(JSON.stringify(NOTHING_BUT_REQUIRED))
    browserAt('https:', { 'cookie-consent': planted, '__Host-cookie-consent': ours })
    expect(storedConsent()).toEqual(NOTHING_BUT_REQUIRED)
  })

  it.each(['', '%7B', 'null', '{}', '%zz', '[]'])('is none where it holds %j', (value) => {
    browserAt('http:', { 'cookie-consent': value })
    expect(storedConsent()?.media.video ?? false).toBe(false)
  })
})

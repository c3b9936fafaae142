import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOTHING_BUT_REQUIRED, storeConsent, storedConsent } from './consent.ts'
import { allow, isLetIn, withdraw } from './embed-consent.ts'

beforeEach(() => {
  let cookie = ''
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(line: string) {
      cookie = line.includes('Max-Age=0') ? '' : (line.split('; ')[0] ?? '')
    },
  })
  storeConsent(null)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const VIDEO = { ...NOTHING_BUT_REQUIRED, media: { ...NOTHING_BUT_REQUIRED.media, video: true } }

describe('3-readings, Decided after the site was walked, Consent per provider: two clicks let in one', () => {
  it.each([false, true])('letting one in (for good: %s) lets in no other of its kind', (forGood) => {
    allow('youtube', forGood)
    expect([isLetIn('youtube'), isLetIn('vimeo')]).toEqual([true, false])
    expect(storedConsent()?.providers ?? []).toEqual(forGood ? ['youtube'] : [])
    withdraw('youtube')
    expect(isLetIn('youtube')).toBe(false)
  })

  it('a category gives it to all of theirs, and one of them can be shut out again', () => {
    storeConsent(VIDEO)
    expect([isLetIn('youtube'), isLetIn('vimeo'), isLetIn('spotify')]).toEqual([true, true, false])
    withdraw('vimeo')
    expect([isLetIn('youtube'), isLetIn('vimeo')]).toEqual([true, false])
  })

  it('whoever decides anew is asked again by what two clicks had let in', () => {
    allow('spotify', false)
    storeConsent(NOTHING_BUT_REQUIRED)
    expect(isLetIn('spotify')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import type { RouteName } from '../../../contract/routes.ts'
import { NOTHING_BUT_REQUIRED } from '../../../ui/consent.ts'
import { choose, EVERYTHING, letInAlone, providersOf } from './choices.ts'
import { domainsOf, foreignCookies, pathsOf } from './cookies.ts'
import { asksAgain, isAskedLater } from './rules.ts'
import { tagManagerId } from './tag-manager-id.ts'

it('does not open by itself over legal texts, nor over the form to which a letter about an account led', () => {
  const asked = (['imprint', 'privacy', 'terms', 'userStep', 'home', 'userLogin'] as const).map(isAskedLater)
  expect(asked).toEqual([true, true, true, true, false, false])
})

describe('1 §4 Cookie consent: the dialog shows again', () => {
  it.each<[RouteName | null, RouteName | null, boolean]>([
    ['imprint', 'home', true],
    ['privacy', 'event', true],
    ['terms', null, true],
    ['imprint', 'privacy', false],
    ['home', 'imprint', false],
    ['home', 'event', false],
  ])('from %s to %s: %s', (left, shown, expected) => {
    expect(asksAgain(left, shown, NOTHING_BUT_REQUIRED)).toBe(expected)
  })

  it('not to who has let the tag manager in, nor by this rule to who has not decided', () => {
    expect(asksAgain('imprint', 'home', EVERYTHING)).toBe(false)
    expect(asksAgain('imprint', 'home', null)).toBe(false)
  })
})

describe('1 §3 Cookie consent categories', () => {
  it('everything is all of tracking and media; marketing stays null', () => {
    expect(Object.values(EVERYTHING.tracking)).toEqual([true, true, true, true, true])
    expect(Object.values(EVERYTHING.media)).toEqual([true, true, true, true])
    expect(EVERYTHING.marketing).toBeNull()
  })

  it('the tag manager follows what it is needed for, and frames of social media do not need it', () => {
    const withAds = choose(NOTHING_BUT_REQUIRED, 'tracking', ['ads'], true)
    expect(withAds.tracking.tagManager).toBe(true)
    expect(choose(withAds, 'tracking', ['ads'], false).tracking.tagManager).toBe(false)
    expect(choose(NOTHING_BUT_REQUIRED, 'tracking', ['socialMarketing'], true).tracking.tagManager).toBe(
      false,
    )
    expect(choose(NOTHING_BUT_REQUIRED, 'media', ['video'], true).tracking.tagManager).toBe(false)
  })

  it('a provider let in alone is named, and gives way to an answer for its whole part', () => {
    const alone = { ...NOTHING_BUT_REQUIRED, providers: ['vimeo', 'spotify'] }
    expect([letInAlone(alone, 'video'), letInAlone(alone, 'analytics')]).toEqual(['Vimeo', ''])
    expect(choose(alone, 'media', ['video'], false).providers).toEqual(['spotify'])
  })

  it('names who is let in', () => {
    expect(providersOf('video')).toBe('YouTube, Vimeo')
    expect(providersOf('form')).toBe('HubSpot')
    expect(providersOf('analytics')).toBe('')
  })
})

describe('Delete cookies', () => {
  it('spares what is required', () => {
    const cookies =
      'csrftoken=a; top-alert-haus-kaskade=1; cartUrl=x; cartAmount=2; cookie-consent=y; __Host-cookie-consent=y; _ga=1; cartography=2; _gid=3'
    expect(foreignCookies(cookies)).toEqual(['_ga', 'cartography', '_gid'])
    expect(foreignCookies('')).toEqual([])
  })

  it('tries every place a cookie may belong to', () => {
    expect(domainsOf('www.haus.example')).toEqual(['', 'www.haus.example', 'haus.example'])
    expect(domainsOf('127.0.0.1')).toEqual([''])
    expect(domainsOf('localhost')).toEqual([''])
    expect(pathsOf('/de/magazin')).toEqual(['/', '/de', '/de/magazin'])
  })
})

describe('1 §3 Design settings: the tag manager', () => {
  const idOf = (id: string) => tagManagerId({ cookies: { tagManagerId: id } })
  it.each(['GTM-ABC123', 'GTM-1'])('%s is one', (id) => expect(idOf(id)).toBe(id))
  it.each(['', 'GTM-', 'gtm-abc', 'G-ABC', 'GTM-A"><script>', 'GTM-A\n', 'x GTM-A'])('%j is none', (id) =>
    expect(idOf(id)).toBeNull(),
  )
})

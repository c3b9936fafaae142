import { describe, expect, it } from 'vitest'
import { checkScreens } from './check-screens.ts'
import type { ReadScreen } from './read-screens.ts'

const view = async () => ({ default: () => null })
const screenOf = (more: object, name = 'works') =>
  ({
    name: `house:screens/${name}`,
    place: `screens/${name}.route.ts`,
    screen: { path: '/werke', view, ...more },
  }) as ReadScreen

it('a screen has a row of the route table, with an address in each language of the site', () => {
  const screen = screenOf({ path: { de: '/werke/{slug}', en: '/works/{slug}' }, query: ['page'] })
  expect(checkScreens([screen], ['de', 'en'])).toEqual({
    'house:screens/works': {
      path: { de: '/de/werke/{slug}', en: '/en/works/{slug}' },
      bodyClass: 'page',
      query: ['page'],
    },
  })
  expect(checkScreens([screenOf({})], ['en'])['house:screens/works']?.path).toEqual({ en: '/en/werke' })
})

it('of two screens with one address both are named, with their plugins', () => {
  const ofPlugin = { ...screenOf({}, 'opus'), place: 'Plugin "press": screens/opus.route.ts' }
  expect(() => checkScreens([ofPlugin, screenOf({})], ['de'])).toThrow(
    'screens/works.route.ts: /de/werke is already the address of Plugin "press": screens/opus.route.ts.',
  )
})

describe('a screen that lies is refused with one sentence', () => {
  it.each([
    ['no screen', undefined, /^screens\/works\.route\.ts must export defineScreen\(\{ … \}\) by default\.$/],
    ['a language without an address', { path: { de: '/werke' } }, /: path has no address in "en"\.$/],
    ['no path', { path: 'werke' }, /: path must have words in small letters and parameters, such as/],
    [
      'the path of another language',
      { path: { fr: '/oeuvres' } },
      /: path has an address for "de" and "en"\.$/,
    ],
    ['capitals', { path: '/Werke' }, /small letters/],
    ['the rest of a path', { path: '/werke/*' }, /small letters/],
    ['the home page', { path: '/' }, /small letters/],
    ['a parameter twice', { path: '/werke/{id}/{id}' }, /: path has a parameter twice\.$/],
    ['other parameters in English', { path: { de: '/werke/{slug}', en: '/works/{id}' } }, /same parameters/],
    ['no view', { view: undefined }, /: view must import its file: \(\) => import\('\.\/works\.tsx'\)\.$/],
    ['a word too many', { colour: 'red' }, /: "colour" is nothing a screen can say\.$/],
    ['no such guard', { guard: 'owner' }, /: guard must be "login" or "editor"\.$/],
    [
      'a path of Foyer',
      { path: { de: '/programm', en: '/works' } },
      /: \/de\/programm is already the address of the screen "events" of Foyer\.$/,
    ],
    ['a path that takes all of them', { path: '/{slug}' }, /is already the address of the screen "notFound"/],
    ['an address of a call', { path: '/api/werke' }, /an address that Foyer itself answers\.$/],
    ['an alias', { path: { de: '/profil', en: '/works' } }, /an address that Foyer itself answers\.$/],
  ])('%s', (_, more, sentence) => {
    const screen = more ? screenOf(more) : ({ ...screenOf({}), screen: undefined } as unknown as ReadScreen)
    expect(() => checkScreens([screen], ['de', 'en'])).toThrow(sentence)
  })

  it('the path of another screen of the house', () => {
    const screens = [screenOf({ path: '/werke/{slug}' }), screenOf({ path: '/werke/neu' }, 'new-work')]
    expect(() => checkScreens(screens, ['de'])).toThrow(
      /^screens\/new-work\.route\.ts: \/de\/werke\/neu is already the address of screens\/works\.route\.ts\.$/,
    )
  })
})

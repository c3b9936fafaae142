import { describe, expect, it } from 'vitest'
import { isForPeople } from '../../contract/for-people.ts'
import { isDisguised, readableUrl } from './request-target.ts'

/** Only a whole part between two slashes is one. */
const isStep = (part: string) => /^(?:\.|%2e)+$/.test(part)

describe('an address', () => {
  it.each([
    '/',
    '/de/haus',
    '/de/r%C3%A4ume?q=%09',
    '/de/a:b@c,d',
    '/de/100%25',
    '/de/%20',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/de/%F0%9F%98%80',
  ])('%j is answered as it is', (url) => expect(readableUrl(url)).toBe(url))

  it.each([
    '%09',
    '%0a',
    '%0D',
    '%00',
    '%1F',
    '%7f',
    '%C2%85',
    '%5C',
    '%5c',
    '%',
    '%zz',
    '%FF',
    '%C0%AF',
    '%ED%A0%80',
    '%2F',
    '%2565',
    '..',
    '%2e',
  ])('with %s in it names nothing', (part) => {
    expect(readableUrl(`/${part}/a:b`)).toBe('/de/404')
    expect(readableUrl(`/${part}/a:b.xml`)).toBe('/de/404')
    if (!isStep(part)) expect(readableUrl(`/${part}a:b?x=1`)).toBe('/de/404')
    expect(readableUrl(`/en/haus/${part}`)).toBe('/en/404')
  })

  it.each(['/api/%FF', '/de/pageeditor-api/page/%09', '/assets/%00', '/media/%5C', '/html/%FF.html'])(
    'of a call or a file is theirs to refuse: %s',
    (url) => expect(readableUrl(url)).toBe(url),
  )

  it.each(['*', 'http://house.example/%09', ''])('that is no path is refused elsewhere: %j', (url) => {
    expect(readableUrl(url)).toBe(url)
  })
})

it.each([
  ['/%61pi/events', true],
  ['/de/api/%65vents/', true],
  ['/api/search%2Devents', true],
  ['/api/%7Eone', true],
  ['/pageeditor-api/page/r%C3%A4ume/a%20b/', false],
  ['/api/a%3Ab%2Cc%25', false],
  ['/api/events/?query=%61', false],
])('%s is disguised: %s', (url, expected) => expect(isDisguised(url)).toBe(expected))

it.each([
  ['/de', true],
  ['/de/programm?x=/api/', true],
  ['/de/apfel', true],
  ['/de/api/events/', false],
  ['/api', false],
  ['/assets/x.js', false],
  ['/de/magazin/feed.xml?category=1', false],
  ['/en/events.ics', false],
  ['/de/haus?file=feed.xml', true],
])('%s is for people: %s', (url, expected) => expect(isForPeople(url)).toBe(expected))

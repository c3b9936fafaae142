import { describe, expect, it } from 'vitest'
import { destinationOf, leadsBack, localPath } from './redirect-rules.ts'

const PUBLIC = 'https://house.example'
const LONGEST = `/${'a'.repeat(1_999)}`

describe('the old path of a redirect', () => {
  it.each([
    ['/alt', '/alt'],
    ['/alt/', '/alt'],
    ['/', '/'],
    ['/a/../b', '/b'],
    ['/spielplan/früher', '/spielplan/fr%C3%BCher'],
    ['/DE/A1', '/de/A1'],
    ['/De/Programm/Faust/Alt', '/de/programm/Faust/Alt'],
    ['/Alt', '/Alt'],
    [LONGEST, LONGEST],
  ])('%s is compared as %s', (given, path) => {
    expect(localPath(given)).toBe(path)
  })

  it.each([
    ...['', 'alt', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/a', '/a?b=1'],
    ...[
      '/a#b',
      '/a b',
      '/a\0',
      '/a\n',
      '/..//elsewhere.example',
      'javascript:alert(1)',
      `${LONGEST}a`,
      'a/https://elsewhere.example',
    ],
  ])('%j is refused', (given) => {
    expect(localPath(given)).toBeNull()
  })
})

describe('quality, Security, Redirects: one leads to a path of the site or to an https address', () => {
  it.each([
    ['/neu?x=1#y', '/neu?x=1#y', true],
    ['./neu?x=1', '/de/neu?x=1', true],
    ['./../../../neu', '/neu', true],
    ['https://house.example/neu/', '/neu', true],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a', false],
    ['https://elsewhere.example/a//', 'https://elsewhere.example/a//', false],
  ])('%s', (given, address, isLocal) => {
    expect(destinationOf(given, '/de/old', PUBLIC)).toEqual({ address, isLocal })
  })

  it.each([
    ...['http://elsewhere.example', 'ftp://elsewhere.example', 'javascript:alert(1)', 'data:text/html,x'],
    ...['//elsewhere.example', '/\\elsewhere.example', 'https://', 'https://user:word@elsewhere.example/'],
    ...['https://user@elsewhere.example/', 'https://:word@elsewhere.example/', 'a/https://elsewhere.example'],
    ...['https://house.example//elsewhere.example/a', 'https://house.example/..//elsewhere.example/a'],
    ...['https:elsewhere.example', './..//elsewhere.example', '/%0a\r\nX-Injected: yes', ''],
  ])('%j is refused', (given) => {
    expect(destinationOf(given, '/de/old', PUBLIC)).toBeNull()
  })
})

describe('quality, Security, Redirects: loops are refused', () => {
  const ways = new Map([
    ['/b', '/c/'],
    ['/c', '/d?x=1'],
    ['/d', 'https://house.example/a#top'],
    ['/x', '/y'],
    ['/y', '/x'],
    ['/away', 'https://elsewhere.example/a'],
  ])

  it.each([
    ['to itself', '/a', '/a'],
    ['to itself with a query', '/a', '/a?x=1'],
    ['by a chain', '/a', '/b'],
    ['by the full address of the site', '/a', 'https://house.example/d'],
    ['into a circle that is there already', '/new', '/x'],
  ])('%s', (_name, from, to) => {
    expect(leadsBack(from, to, ways, PUBLIC)).toBe(true)
  })

  it('a chain of a thousand steps counts as one', () => {
    const chain = (steps: number) =>
      new Map(Array.from({ length: steps - 1 }, (_, step) => [`/step-${step}`, `/step-${step + 1}`]))
    expect(leadsBack('/a', '/step-0', chain(999), PUBLIC)).toBe(false)
    expect(leadsBack('/a', '/step-0', chain(1_000), PUBLIC)).toBe(true)
  })

  it.each([
    ['to a page', '/a', '/page'],
    ['by a chain that ends', '/e', '/c'],
    ['elsewhere', '/a', '/away'],
    ['to the same path elsewhere', '/a', 'https://elsewhere.example/a'],
  ])('%s is fine', (_name, from, to) => {
    expect(leadsBack(from, to, ways, PUBLIC)).toBe(false)
  })
})

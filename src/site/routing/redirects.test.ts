import { describe, expect, it } from 'vitest'
import { withoutParameter } from './drop-query.ts'
import { destination, redirectAt } from './redirects.ts'

const entries = [
  { old_path: '/de/r%C3%A4ume', new_path: '/de/haus' },
  { old_path: '/alt', new_path: 'https://elsewhere.example/' },
]

describe('1 §4 Redirects', () => {
  it('an old path that equals the current one, however it is escaped', () => {
    expect(redirectAt('/de/r%c3%a4ume', entries)).toBe('/de/haus')
    expect(redirectAt('/alt', entries)).toBe('https://elsewhere.example/')
    expect(redirectAt('/alt/mehr', entries)).toBeNull()
    expect(redirectAt('/%ff', entries)).toBeNull()
  })

  it.each([
    ['/de/haus?x=1#y', '/de/haus?x=1#y'],
    ['./mehr', '/de/mehr'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['javascript:alert(1)', null],
    ['//elsewhere.example', null],
    ['data:text/html,x', null],
    ['mehr', null],
    ['/de/früher', '/de/fr%C3%BCher'],
    ['/de/a\nb', '/de/ab'],
    ['/\t/elsewhere.example', null],
    ['/\r\n\\elsewhere.example', null],
    ['/..//elsewhere.example', null],
    ['./..//elsewhere.example', null],
    ['./\t/../..//elsewhere.example', null],
    ['\t//elsewhere.example', null],
    ['java\tscript:alert(1)', null],
    ['https:elsewhere.example', null],
    ['https:///elsewhere.example', null],
    ['https://site.example@elsewhere.example/', null],
  ])('1 §5 Redirect paths: %s leads to %s', (path, to) => {
    expect(destination(path, new URL('http://site.example/de/alt'))).toBe(to)
  })
})

it.each([
  ['/de?v=1', '/de'],
  ['/de?a=1&v=2&b=%20', '/de?a=1&b=+'],
  ['/de', '/de'],
])('1 §4 Version preview: %s without v is %s', (path, to) => {
  expect(withoutParameter(path, 'v')).toBe(to)
})

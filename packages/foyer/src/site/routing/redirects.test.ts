import { describe, expect, it, vi } from 'vitest'
import { withoutParameter, withQuery } from './drop-query.ts'
import { destination, redirectAt, unlessRedirected } from './redirects.ts'

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
    ['mehr/https://elsewhere.example', null],
    ['https://[', null],
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

it.each([
  ['/de/haus', '?utm=x&v=3', '/de/haus?utm=x'],
  ['/de/programm?date=24-12-2026#ab', '?date=1&utm=%20', '/de/programm?date=24-12-2026&utm=+#ab'],
  ['https://elsewhere.example/a?b=%20c', '', 'https://elsewhere.example/a?b=%20c'],
  ['/de', 'a=1&a=2', '/de?a=1&a=2'],
])(
  '3-readings, Decided after the site was walked, Query of redirects: %s reached with %s is %s',
  (to, search, whole) => {
    expect(withQuery(to, search)).toBe(whole)
  },
)

it('1 §4 Redirects: the list is read on each navigation', async () => {
  const list = { data: [] as { old_path: string; new_path: string }[] }
  const at = { call: async () => list, url: new URL('http://site.example/de/alt?utm=x') } as never
  expect(await unlessRedirected(at, async () => 'page')).toBe('page')
  list.data = [{ old_path: '/de/alt', new_path: '/de/neu' }]
  await expect(unlessRedirected(at, async () => 'page')).rejects.toMatchObject({
    to: '/de/neu?utm=x',
    status: 301,
  })
})

describe('1 §4 Redirects: a page whose address leads on', () => {
  const at = (new_path: string) =>
    ({
      call: async () => ({ data: [{ old_path: '/de/alt', new_path }] }),
      url: new URL('http://site.example/de/alt'),
    }) as never

  it('may be gone, which is nobody’s failure', async () => {
    const gone = Promise.reject(new Error('gone'))
    const heeded = vi.spyOn(gone, 'catch')
    await expect(unlessRedirected(at('/de/neu'), () => gone)).rejects.toMatchObject({ to: '/de/neu' })
    expect(heeded).toHaveBeenCalled()
  })

  it('1 §8: is a 404 where that leads nowhere', async () => {
    await expect(unlessRedirected(at('javascript:alert(1)'), async () => 'page')).rejects.toMatchObject({
      init: { status: 404 },
    })
  })
})

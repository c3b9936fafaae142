import { describe, expect, it } from 'vitest'
import { isReadCall, keep, mayBeKept } from './read-pages.ts'

const answer = (control: string | null, status = 200) => ({
  status,
  headers: new Headers(control === null ? {} : { 'Cache-Control': control }),
})

describe('1 §7 Service worker: what is kept for when there is no network', () => {
  it.each([
    ['no-cache', 200, true],
    ['no-store', 200, false],
    ['private, no-store', 200, false],
    [null, 200, false],
    ['no-cache', 404, false],
  ] as const)('Cache-Control %s with %s: %s', (control, status, isKept) => {
    expect(mayBeKept(answer(control, status))).toBe(isKept)
  })

  it.each([
    ['/de/api/events/', true],
    ['/en/pageeditor-api/page/house/', true],
    ['/de/api/search/autocomplete/', false],
    ['/api/health', false],
    ['/de/haus', false],
  ])('the call %s: %s', (pathname, isRead) => {
    expect(isReadCall(new URL(pathname, 'http://site.example'))).toBe(isRead)
  })

  it('at most 200, of which the oldest go first', async () => {
    const kept = new Map<string, unknown>()
    const cache = {
      delete: async (key: string) => kept.delete(key),
      put: async (key: string, value: unknown) => void kept.set(key, value),
      keys: async () => [...kept.keys()],
    }
    for (let page = 0; page < 202; page++) {
      await keep(async () => cache as never, `/${page % 201}` as never, answer('no-cache') as never)
    }
    expect(kept.size).toBe(200)
    expect([...kept.keys()].slice(-1)).toEqual(['/0'])
    expect([kept.has('/1'), kept.has('/2')]).toEqual([false, true])
  })
})

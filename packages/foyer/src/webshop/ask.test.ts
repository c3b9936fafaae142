import { afterEach, expect, it, vi } from 'vitest'
import { ask } from './ask.ts'
import { SHOP_LIMITS } from './limits.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  [64, 2000, true],
  [64, 0, true],
  [65, 2000, false],
  [64, 2001, false],
  [0, 2000, false],
])('a cookie with a name of %i signs and a value of %i is taken: %s', async (name, value, isTaken) => {
  const line = `${'n'.repeat(name)}=${'v'.repeat(value)}`
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { 'Set-Cookie': line } }))
  const set = vi.fn()
  const calls = { get: () => null, set: () => {} }
  const session = { cookies: {}, locale: 'de' as const, set, calls }
  await ask('https://shop.example', { method: 'GET', path: '/', session }, SHOP_LIMITS)
  expect(set).toHaveBeenCalledTimes(isTaken ? 1 : 0)
})

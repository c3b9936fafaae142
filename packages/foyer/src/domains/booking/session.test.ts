import { expect, it } from 'vitest'
import type { Context } from '../../platform/context.ts'
import { shopSession } from './session.ts'

it.each([
  [64, 2000, true],
  [64, 0, true],
  [65, 2000, false],
  [64, 2001, false],
  [0, 2000, false],
])('a cookie with a name of %i signs and a value of %i goes to the shop: %s', (name, value, goes) => {
  const entry = ['n'.repeat(name), 'v'.repeat(value)]
  const packed = Buffer.from(JSON.stringify([entry])).toString('base64url')
  const context = { cookies: { get: () => packed }, config: { publicUrl: null }, locale: 'de' }
  const { cookies } = shopSession(context as unknown as Context)
  expect(Object.entries(cookies)).toEqual(goes ? [entry] : [])
})

it('remembers the last ten calls that were sent to the shop, in a cookie of their own', () => {
  const jar = new Map<string, string>()
  const cookies = {
    get: (name: string) => jar.get(name),
    set: (name: string, value: string) => void jar.set(name, value),
    clear: (name: string) => void jar.delete(name),
  }
  const session = () =>
    shopSession({ cookies, config: { publicUrl: null }, locale: 'de' } as unknown as Context)
  const key = (number: number) => `key-of-the-call-${number}`
  for (let number = 0; number < 12; number++) session().calls.set(key(number), { tickets: number })
  expect(session().calls.get(key(1))).toBeNull()
  expect(session().calls.get(key(2))).toEqual({ tickets: 2 })
  session().calls.set(key(2), null)
  expect(session().calls.get(key(2))).toBeNull()
  expect(session().calls.get('propertyIsEnumerable')).toBeNull()
  expect(session().cookies, 'the shop is told nothing of it').toEqual({})
})

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

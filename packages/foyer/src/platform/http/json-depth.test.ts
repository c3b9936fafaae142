import { describe, expect, it } from 'vitest'
import { requireShallow } from './json-depth.ts'

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'core'
  for (let level = 0; level < levels; level++) value = wrap(value)
  return value
}
const inList = (inner: unknown) => [inner]
const inObject = (inner: unknown) => ({ inner })

describe('the depth of a body', () => {
  it.each([undefined, null, 'text', 1, true, {}, [], { a: [1, { b: null }] }])('of %j is fine', (value) => {
    expect(() => requireShallow(value)).not.toThrow()
  })

  it.each([
    ['lists', inList],
    ['objects', inObject],
  ])('of %s ends at 40', (_, wrap) => {
    expect(() => requireShallow(nested(40, wrap))).not.toThrow()
    expect(() => requireShallow(nested(41, wrap))).toThrow(
      expect.objectContaining({ code: 'invalid', status: 400 }),
    )
  })

  it('is found beside shallow neighbours', () => {
    const body = { a: 1, list: [1, 2, { deep: nested(60, inList) }], z: 'end' }
    expect(() => requireShallow(body)).toThrow()
  })

  it('never exhausts the stack, however deep or wide', () => {
    expect(() => requireShallow(nested(300_000, inList))).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    )
    expect(() => requireShallow(Array.from({ length: 400_000 }, () => ({})))).not.toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { hostOf, originOf } from './origin.ts'

const NOWHERE = { publicUrl: null, port: 3000 }
const asked = (host: string | undefined, localAddress = '192.0.2.7') => ({
  headers: { ...(host !== undefined && { host }) },
  socket: { localAddress },
})

describe('quality, Security: the address of the site', () => {
  it('is PUBLIC_URL, whatever the Host header says', () => {
    const where = { publicUrl: 'https://house.example', port: 3000 }
    for (const host of ['house.example', 'elsewhere.example', 'a b', undefined])
      expect(originOf(asked(host), where)).toBe('https://house.example')
  })

  it.each([
    ['localhost:4000', 'http://localhost:4000'],
    ['house.localhost', 'http://house.localhost'],
    ['192.0.2.7:3000', 'http://192.0.2.7:3000'],
    ['192.0.2.8', 'http://localhost:3000'],
    ['elsewhere.example', 'http://localhost:3000'],
    ['localhost.elsewhere.example', 'http://localhost:3000'],
    ['192.0.2.7.elsewhere.example', 'http://localhost:3000'],
  ])('without it, asked at %s it is %s', (host, origin) => {
    expect(originOf(asked(host), NOWHERE)).toBe(origin)
    expect(originOf(asked(host, '::ffff:192.0.2.7'), NOWHERE)).toBe(origin)
  })

  it('is that of IPv6 as well', () => {
    expect(originOf(asked('[2001:db8::1]:3000', '2001:db8::1'), NOWHERE)).toBe('http://[2001:db8::1]:3000')
    expect(originOf(asked('[2001:db8::2]:3000', '2001:db8::1'), NOWHERE)).toBe('http://localhost:3000')
  })

  it.each(['', 'a b', '"><script>', 'house.example:99999', 'ä.example'])(
    'a Host that is none is refused: %j',
    (host) => {
      expect(hostOf(asked(host), NOWHERE)).toBeNull()
      expect(() => originOf(asked(host), NOWHERE)).toThrow('invalid')
    },
  )
})

import cookie from '@fastify/cookie'
import fc from 'fast-check'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { mayHaveSession, newSessionToken, sessionToken } from './session-token.ts'

const SECRET = 'the secret of the tests'
const token = newSessionToken(SECRET)
const [nonce = '', signature = ''] = token.split('.')
const asking = (sent: string | undefined) => ({ headers: { cookie: sent } })

describe('quality, Reliability, Cookies: only a session of ours counts', () => {
  it('such as one that was issued', () => {
    expect(sessionToken(asking(`a=b; sessionid=${token}`), SECRET)).toBe(token)
    expect(newSessionToken(SECRET)).not.toBe(token)
  })

  it.each([
    undefined,
    '',
    'sessionid',
    'sessionid=',
    'sessionid=made-up',
    // The form of session tokens before they were signed.
    'sessionid=AAAAAAAAAAAAAAAAAAAAAA',
    `sessionid=${nonce}`,
    `sessionid=${nonce}.`,
    `sessionid=.${signature}`,
    `sessionid=${nonce}.${signature}x`,
    `sessionid=${nonce}.${signature.slice(1)}`,
    `sessionid=${nonce}.${[...signature].reverse().join('')}`,
    `sessionid=${[...nonce].reverse().join('')}.${signature}`,
    `sessionid=${newSessionToken('another secret')}`,
    `sessionid=${nonce}.${'é'.repeat(43)}`,
    `sessionid=${'a'.repeat(7_000)}`,
    `sessionids=${token}`,
  ])('and not %s', (sent) => {
    expect(mayHaveSession(asking(sent), SECRET)).toBe(false)
  })
})

it('sees a session wherever another reader of cookies sees one', async () => {
  const server = Fastify()
  await server.register(cookie)
  const anything = fc.string({ unit: fc.constantFrom(...'sesionid =;\t"%,$aA\u00a0é'), maxLength: 8 })
  const around = fc.string({ unit: fc.constantFrom(' ', '\t', ';', '\u00a0'), maxLength: 3 })
  const name = fc.constantFrom('sessionid', 'SessionId', '"sessionid"')
  const header = fc
    .tuple(anything, around, name, around, fc.constantFrom(`=${token}`, token), around, anything)
    .map((parts) => parts.join(''))
  let found = 0
  fc.assert(
    fc.property(header, (sent) => {
      if (server.parseCookie(sent).sessionid !== token) return
      found++
      expect(mayHaveSession(asking(sent), SECRET)).toBe(true)
    }),
    { numRuns: 5_000, seed: 3 },
  )
  expect(found, 'headers with a session among them').toBeGreaterThan(40)
})

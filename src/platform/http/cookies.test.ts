import cookie from '@fastify/cookie'
import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { hasSession } from './cookies.ts'

it('sees a session wherever another reader of cookies sees one', async () => {
  const server = Fastify()
  await server.register(cookie)
  const anything = fc.string({ unit: fc.constantFrom(...'sesionid =;\t"%,$aA\u00a0é'), maxLength: 8 })
  const around = fc.string({ unit: fc.constantFrom(' ', '\t', ';', '\u00a0'), maxLength: 3 })
  const header = fc
    .tuple(anything, around, fc.constantFrom('sessionid', 'SessionId', '"sessionid"'), around, anything)
    .chain((parts) => fc.constantFrom(parts.join(''), parts.with(4, `=${parts[4]}`).join('')))
  let found = 0
  fc.assert(
    fc.property(header, (sent) => {
      const theirs = server.parseCookie(sent).sessionid
      if (theirs === undefined) return
      found++
      expect(hasSession({ headers: { cookie: sent } })).toBe(true)
    }),
    { numRuns: 5_000, seed: 3 },
  )
  expect(found, 'headers with a session among them').toBeGreaterThan(100)
})

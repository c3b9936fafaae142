import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../packages/foyer/src/platform/http/security-headers.ts'
import { expectCalmAnswer } from '../support/hostile-values.ts'
import { requestLines, say as sayTo } from '../support/raw-request.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const address = new URL(await house.app.server.listen({ port: 0, host: '127.0.0.1' }))

const say = (bytes: string | Buffer) => sayTo(address, bytes)
const request = (target: string, ...lines: string[]) => requestLines(target, lines)

const SECURITY_HEADERS = Object.fromEntries(
  Object.entries(securityHeaders({ tls: false, dev: false })).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
)

async function expectAlive(): Promise<void> {
  expect((await say(request('/livez'))).statusCode).toBe(200)
}

describe('requests no browser would send', () => {
  const TARGETS: [string, number[]][] = [
    ['//de', [301]],
    ['/\\elsewhere.example/', [301, 404]],
    ['//elsewhere.example/', [301, 404]],
    ['/de/../../../../etc/passwd', [200, 404]],
    ['/assets/../../package.json', [400, 403, 404]],
    ['/assets/..%2f..%2fpackage.json', [400, 403, 404]],
    ['/assets/%2e%2e/%2e%2e/package.json', [400, 403, 404]],
    ['/assets/', [301, 403, 404]],
    ['/.env', [404]],
    ['/favicon.svg/../../.vite/manifest.json', [404]],
    ['/.vite/manifest.json', [404]],
    ['http://elsewhere.example/de', [200, 400, 404]],
    ['*', [400, 404]],
    ['de', [400, 404]],
    ['/de\0', [400]],
    ['/de /en', [400]],
    ['/de/ü', [400, 404]],
    ['/de?\u0001', [200, 400]],
    [`/${'a'.repeat(20_000)}`, [400, 414, 431]],
  ]

  it.each(TARGETS.map(([target, statuses]) => [target.slice(0, 60), target, statuses] as const))(
    'to %j',
    async (name, target, statuses) => {
      const answer = await say(request(target))
      expect(statuses).toContain(answer.statusCode)
      expectCalmAnswer(answer, name)
      expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      expect(answer.body).not.toContain('"dependencies"')
      await expectAlive()
    },
  )

  const REFUSED: [string, string][] = [
    ['no Host', 'GET /de HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a Host that is none', 'GET /de HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['an empty Host', 'GET /de HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n'],
    ['HTTP/1.0 without a Host', 'GET /de HTTP/1.0\r\n\r\n'],
    ['HTTP/9.9', 'GET /de HTTP/9.9\r\nHost: house.example\r\n\r\n'],
    ['a method of its own', 'FROBNICATE /de HTTP/1.1\r\nHost: house.example\r\nConnection: close\r\n\r\n'],
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['headers beyond all measure', request('/de', `Cookie: a=${'a'.repeat(40_000)}`)],
    ['thousands of headers', request('/de', ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1`))],
    ['a header with a null byte', request('/de', 'X-A: a\0b')],
    ['a header without a name', request('/de', ': x')],
    ['a negative length', request('/de', 'Content-Length: -1')],
    ['two lengths', request('/de', 'Content-Length: 1', 'Content-Length: 2')],
    ['a length and chunks', request('/de', 'Content-Length: 4', 'Transfer-Encoding: chunked')],
  ]

  /** Node answers these before it notices what is wrong, or ignores it. */
  const TOLERATED: [string, string][] = [
    ['a second Host', request('/de', 'Host: elsewhere.example')],
    ['broken chunks', `${request('/de', 'Transfer-Encoding: chunked')}zz\r\n`],
    ['an expectation nobody knows', request('/livez', 'Expect: the-moon')],
    ['an unknown transfer encoding', request('/de', 'Transfer-Encoding: gzip')],
  ]

  it.each(TOLERATED)('with %s', async (name, bytes) => {
    const answer = await say(bytes)
    expectCalmAnswer(answer, name)
    expect(answer.body).not.toContain('elsewhere.example')
    expect(answer.headers['x-content-type-options'], 'quality, Security, Headers').toBe('nosniff')
    await expectAlive()
  })

  it.each(REFUSED)('with %s', async (name, bytes) => {
    const answer = await say(bytes)
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
    expectCalmAnswer(answer, name)
    expect(answer.headers, 'quality, Security, Headers').toMatchObject(SECURITY_HEADERS)
    await expectAlive()
  })

  it('that speak TLS to a plain port', async () => {
    const answer = await say(Buffer.from('16030100c8010000c4030300', 'hex'))
    expect(answer.statusCode).toBe(400)
    await expectAlive()
  })

  it('that hang up in the middle', async () => {
    for (const part of [
      'G',
      'GET /de HTTP/1.1\r\nHost',
      'POST /api/user-login HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{',
    ]) {
      const socket = connect(Number(address.port), address.hostname)
      await once(socket, 'connect')
      socket.end(part)
      socket.resume()
      await once(socket, 'close')
    }
    await expectAlive()
  })
})

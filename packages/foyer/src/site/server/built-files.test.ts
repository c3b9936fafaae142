import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { answerFailure } from '../../platform/http/failures.ts'
import { serveBuiltFiles } from './built-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-built-'))
const put = (name: string, content: string) => writeFileSync(path.join(folder, name), content)
mkdirSync(path.join(folder, 'assets'))
put('assets/view-a1.js', 'plain')
put('assets/view-a1.js.br', 'as brotli')
put('assets/view-a1.js.gz', 'as gzip')
put('assets/letters-b2.woff2', 'letters')
put('sw.js', 'worker')
put('.stamp', 'of the build')

const app = Fastify()
app.setErrorHandler(answerFailure)
serveBuiltFiles(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it.each([
  ['gzip, deflate, br', 'br', 'as brotli'],
  ['gzip', 'gzip', 'as gzip'],
  ['br;q=0', undefined, 'plain'],
  ['', undefined, 'plain'],
])('to somebody who takes "%s" a file is sent as "%s"', async (accepted, encoding, body) => {
  const answer = await ask('/assets/view-a1.js', { 'accept-encoding': accepted })
  expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, encoding, body])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

it('a file that is smaller as it is has one form', async () => {
  const answer = await ask('/assets/letters-b2.woff2', { 'accept-encoding': 'br' })
  expect([answer.headers['content-encoding'], answer.headers['content-type'], answer.body]).toEqual([
    ...[undefined, 'font/woff2', 'letters'],
  ])
})

it('who has a form already is told so, and no other', async () => {
  const { etag } = (await ask('/sw.js')).headers
  expect((await ask('/sw.js', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  expect((await ask('/sw.js', { 'if-none-match': '"another"' })).statusCode).toBe(200)
})

it('1 §7 Service worker: a browser asks for it again each time', async () => {
  const { statusCode, headers } = await app.inject({ method: 'HEAD', url: '/sw.js' })
  expect([statusCode, headers['cache-control'], headers['content-length']]).toEqual([200, 'no-cache', '6'])
})

it.each([
  '/assets/view-a1.js.br',
  '/assets/VIEW-a1.js',
  '/assets/..%2fsw.js',
  '/assets//view-a1.js',
  '/assets/',
  '/assets',
  '/.stamp',
  '/assets/none.js',
])('quality, Security: nothing is found at %s', async (url) => {
  expect((await ask(url)).statusCode).toBe(404)
})

import zlib from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { encodedBody } from './encoded-body.ts'

const TEXT = Buffer.from(Array.from({ length: 2_000 }, (_, at) => `${at} Abende im Haus. `).join(''))

it('a body is there in its plain form, and in any other once somebody has asked for it', async () => {
  const body = encodedBody(TEXT)
  expect(body.ready('identity')).toBe(TEXT)
  expect([body.ready('br'), body.ready('gzip')]).toEqual([undefined, undefined])
  const [br, gzip] = [await body.make('br'), await body.make('gzip')]
  expect(zlib.brotliDecompressSync(br).equals(TEXT)).toBe(true)
  expect(zlib.gunzipSync(gzip).equals(TEXT)).toBe(true)
  expect([body.ready('br') === br, body.ready('gzip') === gzip]).toEqual([true, true])
})

it.each(['br', 'gzip'] as const)(
  'the plain form makes room for %s, and comes back for who asks for it',
  async (encoding) => {
    const body = encodedBody(TEXT)
    await body.make(encoding)
    expect(body.ready('identity')).toBeUndefined()
    const plain = await body.make('identity')
    expect(plain.equals(TEXT)).toBe(true)
    await body.make(encoding === 'br' ? 'gzip' : 'br')
    expect(body.ready('identity')).toBe(plain)
  },
)

it('those who ask for a form at once wait for one', async () => {
  const body = encodedBody(TEXT)
  const [one, other] = await Promise.all([body.make('br'), body.make('br')])
  expect(one).toBe(other)
})

it('what is asked for again becomes smaller, and stays the same text', async () => {
  const body = encodedBody(TEXT)
  const quick = await body.make('br')
  body.improve()
  body.improve()
  await vi.waitFor(() => expect(body.ready('br') === quick).toBe(false))
  const small = body.ready('br') as Buffer
  expect(small.length).toBeLessThan(quick.length)
  expect(zlib.brotliDecompressSync(small).equals(TEXT)).toBe(true)
})

it('a small body travels as it is', async () => {
  const small = Buffer.from('[]')
  const body = encodedBody(small)
  expect([body.ready('br'), await body.make('gzip')]).toEqual([small, small])
})

it('a window is as large as its body needs, because brotli takes memory for all of it', async () => {
  const body = await encodedBody(TEXT).make('br')
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 1,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: TEXT.length,
  }
  const asUsual = zlib.brotliCompressSync(TEXT, { params })
  // At this level brotli does not use a smaller window by itself.
  expect([windowBits(body), windowBits(asUsual)]).toEqual([18, 22])
  expect(body.length).toBeLessThanOrEqual(asUsual.length)
})

/** The size of the window, from the first byte of brotli's output (RFC 7932, 9.1), for windows of 16 bits and more. */
function windowBits([first = 0]: Buffer): number {
  return first & 1 ? 17 + ((first >> 1) & 7) : 16
}

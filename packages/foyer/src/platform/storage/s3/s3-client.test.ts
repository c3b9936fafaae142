import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { addressOf, createS3Client, S3_LIMITS } from './s3-client.ts'
import { s3Storage } from './s3-storage.ts'

const PLACE = { endpoint: 'https://s3.example', bucket: 'house', prefix: '', isPathStyle: true }
const REFUSED = { code: 'unavailable', status: 503, retryAfter: 5 }

describe('the address of a file', () => {
  it.each([
    [{}, 'https://s3.example/house/films/a.mp4'],
    [{ prefix: 'sites/one/' }, 'https://s3.example/house/sites/one/films/a.mp4'],
    [{ isPathStyle: false }, 'https://house.s3.example/films/a.mp4'],
    [{ endpoint: 'http://127.0.0.1:9000/s3' }, 'http://127.0.0.1:9000/s3/house/films/a.mp4'],
  ])('%j', (place, address) => {
    expect(addressOf({ ...PLACE, ...place }, 'films/a.mp4')).toBe(address)
  })

  it('without a key is that of the bucket', () => {
    expect(addressOf(PLACE, undefined, { prefix: 'a/b' })).toBe('https://s3.example/house?prefix=a%2Fb')
    expect(addressOf({ ...PLACE, isPathStyle: false })).toBe('https://house.s3.example/')
  })
})

/** What may go wrong between two machines; a real S3 server cannot be made to do it (`tests/peers/s3.spec.ts` has the rest). */
describe('a server that fails', () => {
  const ends: (() => void)[] = []
  afterEach(() => {
    for (const end of ends.splice(0)) end()
  })

  async function storageAt(answer: RequestListener, limits = {}) {
    const server = createServer(answer).listen(0, '127.0.0.1')
    ends.push(() => {
      server.close()
      server.closeAllConnections()
    })
    await once(server, 'listening')
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
    const settings = { ...PLACE, ...keys, endpoint, region: 'us-east-1' }
    return s3Storage(settings, createS3Client(settings, { ...S3_LIMITS, pauseMs: 1, ...limits }))
  }

  it('once is asked again', async () => {
    let calls = 0
    const storage = await storageAt((request, response) => {
      calls++
      if (calls === 1) return request.socket.destroy()
      response.statusCode = calls === 2 ? 503 : 200
      response.end('whole')
    })
    expect(String(await buffer((await storage.read('a'))?.stream as never))).toBe('whole')
    expect(calls).toBe(3)
  })

  it('every time is unavailable, and is not asked for ever', async () => {
    let calls = 0
    const storage = await storageAt((_, response) => {
      calls++
      response.writeHead(500).end()
    })
    await expect(storage.read('a')).rejects.toMatchObject(REFUSED)
    expect(calls).toBe(S3_LIMITS.attempts)
  })

  it('does not answer: the time has an end', async () => {
    const storage = await storageAt(() => {}, { answerMs: 20, sentMs: 20 })
    await expect(storage.read('a')).rejects.toMatchObject(REFUSED)
    await expect(storage.put('a', Buffer.from('x'))).rejects.toMatchObject(REFUSED)
  })

  it('falls silent in a file: the reader learns it', async () => {
    const silent: RequestListener = (_, response) => {
      response.writeHead(200, { 'Content-Length': 10 })
      response.write('01234')
    }
    const storage = await storageAt(silent, { silenceMs: 20 })
    const found = await storage.read('a')
    await expect(buffer(found?.stream as never)).rejects.toMatchObject(REFUSED)
  })

  it('breaks off in a file: the rest of the same file is asked for', async () => {
    const asked: unknown[] = []
    const storage = await storageAt((request, response) => {
      asked.push([request.headers.range, request.headers['if-match']])
      if (asked.length === 1) {
        response.writeHead(200, { 'Content-Length': 10, ETag: '"one"' })
        return response.write('01234', () => response.destroy())
      }
      response.writeHead(206, { 'Content-Length': 5 }).end('56789')
    })
    expect(String(await buffer((await storage.read('a'))?.stream as never))).toBe('0123456789')
    expect(asked).toEqual([
      [undefined, undefined],
      ['bytes=5-9', '"one"'],
    ])
  })

  it('has another file when the rest is asked for: the reader gets no mixture', async () => {
    let calls = 0
    const storage = await storageAt((_, response) => {
      calls++
      if (calls > 1) return response.writeHead(412).end()
      response.writeHead(200, { 'Content-Length': 10, ETag: '"one"' })
      response.write('01234', () => response.destroy())
    })
    const found = await storage.read('a')
    await expect(buffer(found?.stream as never)).rejects.toMatchObject(REFUSED)
  })
})

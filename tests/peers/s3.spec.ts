import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createS3Client, S3_LIMITS } from '../../packages/foyer/src/platform/storage/s3/s3-client.ts'
import { s3Storage } from '../../packages/foyer/src/platform/storage/s3/s3-storage.ts'
import type { Storage } from '../../packages/foyer/src/platform/storage/storage.ts'
import { contentOf, describeStorage, keysOf } from '../support/storage-suite.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type S3Server, startS3, versitygw } from './install/versitygw.ts'
import { peer } from './peer.ts'

const program = await peer('S3', versitygw)

describe.skipIf(!program)('files on a real S3 server', () => {
  const { folder, remove } = temporaryFolder()
  let server: S3Server
  let storage: Storage
  const settings = () => ({ ...server.settings, prefix: `${randomUUID()}/` })

  beforeAll(async () => {
    server = await startS3(program as string, folder)
  })
  afterAll(async () => {
    await server?.stop()
    remove()
  })
  // Each test has a prefix of its own, as several houses in one bucket have.
  beforeEach(() => {
    storage = s3Storage(settings())
  })

  describeStorage(() => storage)

  it('lists more files than one answer holds', async () => {
    const keys = Array.from({ length: 1_100 }, (_, n) => `many/${String(n).padStart(5, '0')}`)
    const waiting = [...keys]
    const work = async () => {
      for (let key = waiting.pop(); key; key = waiting.pop()) await storage.put(key, Buffer.from('x'))
    }
    await Promise.all(Array.from({ length: 20 }, work))
    expect(await keysOf(storage)).toEqual(keys)
    await storage.removeAll('many')
    expect(await keysOf(storage)).toEqual([])
  })

  it('does not see the files of another house in the bucket', async () => {
    await storage.put('a', Buffer.from('x'))
    const other = s3Storage(settings())
    expect(await other.read('a')).toBeNull()
    expect(await keysOf(other)).toEqual([])
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['a bucket that does not exist', { bucket: 'nowhere' }],
  ])('is unavailable with %s, and does not seem to be empty', async (_, wrong) => {
    const other = s3Storage({ ...settings(), ...wrong })
    const refused = { code: 'unavailable', status: 503, retryAfter: 5 }
    await expect(other.read('a')).rejects.toMatchObject(refused)
    await expect(other.put('a', Buffer.from('x'))).rejects.toMatchObject(refused)
    await expect(keysOf(other)).rejects.toMatchObject(refused)
  })

  it('is unavailable while the server is gone, and heals when it is back', async () => {
    await storage.put('a', Buffer.from('x'))
    await server.stop()
    const refused = { code: 'unavailable', status: 503, retryAfter: 5 }
    await expect(storage.read('a')).rejects.toMatchObject(refused)
    await expect(storage.put('b', Buffer.from('x'))).rejects.toMatchObject(refused)
    await server.start()
    expect(await contentOf(storage, 'a')).toEqual(Buffer.from('x'))
    expect(await storage.read('b')).toBeNull()
  })

  it('sends a file to its end though the server restarts on the way', async () => {
    const patient = { ...S3_LIMITS, attempts: 10 }
    const files = s3Storage(server.settings, createS3Client(server.settings, patient))
    const content = Buffer.alloc(30_000_000, 'a film\n')
    await files.put('film', content)
    const found = await files.read('film')
    if (!found) throw new Error('Expected a file')
    const chunks: Buffer[] = [found.stream.read() ?? Buffer.alloc(0)]
    await server.stop()
    await server.start()
    chunks.push(await buffer(found.stream))
    expect(Buffer.concat(chunks).equals(content)).toBe(true)
  })
})

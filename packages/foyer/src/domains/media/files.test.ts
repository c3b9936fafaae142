import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { diskStorage } from '../../platform/storage/disk/disk-storage.ts'
import { addMediaFiles } from './files.ts'

const { folder, remove } = temporaryFolder()
const storage = diskStorage(folder)
const app = fastify()
addMediaFiles(app, { storage })
await storage.put('films/0123456789abcdef.mp4', Buffer.from('0123456789'))
afterAll(async () => {
  await app.close()
  remove()
})

const ask = (headers: Record<string, string>) =>
  app.inject({ url: '/media/files/0123456789abcdef.mp4', headers })

describe('a film', () => {
  it('is answered whole without a range', async () => {
    const { statusCode, body, headers } = await ask({})
    expect([statusCode, body, headers['content-length']]).toEqual([200, '0123456789', '10'])
  })

  it.each([
    ['bytes=0-3', 'bytes 0-3/10', '0123'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-2', 'bytes 8-9/10', '89'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('is answered in part for %s', async (range, place, part) => {
    const { statusCode, body, headers } = await ask({ range })
    expect([statusCode, headers['content-range'], body]).toEqual([206, place, part])
    expect(headers['content-length']).toBe(String(part.length))
  })

  it('has nothing behind its end', async () => {
    const { statusCode, headers } = await ask({ range: 'bytes=10-' })
    expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */10'])
  })

  it('is not sent again to a browser that has it', async () => {
    const etag = String((await ask({})).headers.etag)
    const { statusCode, body } = await ask({ 'if-none-match': etag })
    expect([statusCode, body]).toEqual([304, ''])
  })

  it('is answered whole to a browser that has a part of another file', async () => {
    const range = 'bytes=0-3'
    expect((await ask({ range, 'if-range': '"fedcba9876543210.mp4"' })).body).toBe('0123456789')
    expect((await ask({ range, 'if-range': '"0123456789abcdef.mp4"' })).body).toBe('0123')
  })
})

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Storage, StoredFile } from '../../packages/foyer/src/platform/storage/storage.ts'

export async function contentOf(storage: Storage, key: string): Promise<Buffer | null> {
  const found = await storage.read(key)
  if (!found) return null
  const content = await buffer(found.stream)
  expect(content).toHaveLength(found.size)
  return content
}

async function filesOf(storage: Storage): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for await (const file of storage.list()) files.push(file)
  return files.sort((one, other) => (one.key < other.key ? -1 : 1))
}

export async function keysOf(storage: Storage): Promise<string[]> {
  return (await filesOf(storage)).map(({ key }) => key)
}

/** Larger than what is sent to an S3 server at once, and no multiple of it. */
const LARGE = 20 * 1024 * 1024 + 7
const largeContent = () => Buffer.alloc(LARGE, 'a line of a large file\n')

/** What every storage does: the same tests for the disk (unit tests) and for a real S3 server (`npm run test:peers`). */
export function describeStorage(open: () => Storage): void {
  describe('a stored file', () => {
    it('is read as it was put, also an empty one', async () => {
      const storage = open()
      const content = Buffer.from([0, 255, 10, 13, 0])
      await storage.put('media/2026/poster.v2_a-b.jpg', content)
      await storage.put('empty', Buffer.alloc(0))
      expect(await contentOf(storage, 'media/2026/poster.v2_a-b.jpg')).toEqual(content)
      expect(await contentOf(storage, 'empty')).toEqual(Buffer.alloc(0))
    })

    it.each<[string, () => Buffer | Blob | Readable]>([
      ['a buffer', largeContent],
      ['a blob', () => new Blob([largeContent()])],
      ['a stream', () => Readable.from(piecesOf(largeContent(), 100_001))],
    ])('may be large, given as %s', async (_, given) => {
      const storage = open()
      await storage.put('large', given())
      expect((await contentOf(storage, 'large'))?.equals(largeContent())).toBe(true)
      expect(await storage.sizeOf('large')).toBe(LARGE)
    })

    it('is replaced by the next one and gone when removed', async () => {
      const storage = open()
      await storage.put('a', Buffer.from('a longer first one'))
      await storage.put('a', Buffer.from('second'))
      expect(await contentOf(storage, 'a')).toEqual(Buffer.from('second'))
      await storage.remove('a')
      expect(await storage.read('a')).toBeNull()
      expect(await storage.sizeOf('a')).toBeNull()
      await expect(storage.remove('a')).resolves.toBeUndefined()
    })

    it('that is not there, or is a folder, is null', async () => {
      const storage = open()
      await storage.put('folder/a', Buffer.from('x'))
      for (const key of ['b', 'folder', 'folder/a/b']) {
        expect(await storage.read(key), key).toBeNull()
        expect(await storage.sizeOf(key), key).toBeNull()
      }
    })

    it('is read in parts: both ends count, and the size is that of the whole', async () => {
      const storage = open()
      await storage.put('digits', Buffer.from('0123456789'))
      for (const [start, end, part] of [
        [0, 0, '0'],
        [3, 6, '3456'],
        [9, 9, '9'],
      ] as const) {
        const found = await storage.read('digits', { start, end })
        expect(found?.size).toBe(10)
        expect(found && String(await buffer(found.stream))).toBe(part)
      }
    })

    it('is read to its end though it is replaced or removed meanwhile', async () => {
      const storage = open()
      const first = Buffer.alloc(300_000, 'first')
      await storage.put('a', first)
      const [one, two] = [await storage.read('a'), await storage.read('a')]
      await storage.put('a', Buffer.from('second'))
      await storage.remove('a')
      for (const found of [one, two]) {
        if (!found) throw new Error('Expected a file')
        expect((await buffer(found.stream)).equals(first)).toBe(true)
        expect(found.size).toBe(first.length)
      }
    })

    it('need not be read to its end', async () => {
      const storage = open()
      await storage.put('large', largeContent())
      // More than a browser or a server has connections to one address.
      for (let n = 0; n < 20; n++) (await storage.read('large'))?.stream.destroy()
      expect(await storage.sizeOf('large')).toBe(LARGE)
    })
  })

  describe('a folder of keys', () => {
    it('is removed with everything under it, and nothing beside it', async () => {
      const storage = open()
      for (const key of ['pictures/1/a.webp', 'pictures/1/b/c.jpg', 'pictures/10/a.webp', 'pictures/2']) {
        await storage.put(key, Buffer.from('x'))
      }
      await storage.removeAll('pictures/1')
      expect(await keysOf(storage)).toEqual(['pictures/10/a.webp', 'pictures/2'])
      await expect(storage.removeAll('pictures/1')).resolves.toBeUndefined()
    })

    it('is listed with the sizes of its files', async () => {
      const storage = open()
      expect(await keysOf(storage)).toEqual([])
      await storage.put('masters/a.jpg', Buffer.from('xxx'))
      await storage.put('mail/b.eml', Buffer.from('x'))
      expect(await filesOf(storage)).toEqual([
        { key: 'mail/b.eml', size: 1 },
        { key: 'masters/a.jpg', size: 3 },
      ])
    })
  })

  describe('a torn file', () => {
    it('is not made by writers of one key at the same time', async () => {
      const storage = open()
      const contents = Array.from({ length: 8 }, (_, n) => Buffer.alloc(400_000 + n * 50_000, String(n)))
      await Promise.all(contents.map((content) => storage.put('same', content)))
      const kept = await contentOf(storage, 'same')
      expect(contents.some((content) => kept?.equals(content))).toBe(true)
      expect(await keysOf(storage)).toEqual(['same'])
    })

    it('is not made by a stream that breaks off, large or small', async () => {
      const storage = open()
      for (const bytes of [5, LARGE]) {
        const broken = Readable.from(
          (async function* () {
            yield* piecesOf(Buffer.alloc(bytes), 1_000_000)
            throw new Error('broken off')
          })(),
        )
        await expect(storage.put('broken', broken)).rejects.toThrow('broken off')
      }
      expect(await keysOf(storage)).toEqual([])
    })

    it('cannot be reached while it is only a part', async () => {
      const storage = open()
      let seen = 0
      const writing = storage.put('big', largeContent()).then(() => true)
      const soon = () => new Promise<false>((resolve) => setImmediate(resolve, false))
      for (let done = false; !done; done = await Promise.race([writing, soon()])) {
        seen++
        const found = await storage.read('big')
        found?.stream.destroy()
        if (found) expect(found.size).toBe(LARGE)
        expect(await storage.read('big.part')).toBeNull()
      }
      expect(seen).toBeGreaterThan(0)
    })
  })

  describe('a key', () => {
    const outside = [
      ...['../secret', '..', '.', '', '/', '/etc/passwd', 'a/../../secret', 'a/..', 'a/./b', 'a//b', 'a/'],
      ...[
        '.hidden',
        'a/.hidden',
        'a\\..\\..\\secret',
        '..\\secret',
        'C:\\secret',
        'a\0.jpg',
        'a\n',
        'a b',
        'ä',
      ],
      ...['%2e%2e/secret', '..%2fsecret', '~/secret', 'a/\u2025/b', 'a?uploads', 'a#b'],
    ]

    it.each(outside)('cannot lead out of the storage: %j', async (key) => {
      const storage = open()
      const refused = expect.objectContaining({ code: 'invalid', status: 400 })
      await expect(storage.put(key, Buffer.from('x'))).rejects.toEqual(refused)
      await expect(storage.read(key)).rejects.toEqual(refused)
      await expect(storage.sizeOf(key)).rejects.toEqual(refused)
      await expect(storage.remove(key)).rejects.toEqual(refused)
      await expect(storage.removeAll(key)).rejects.toEqual(refused)
    })
  })
}

function* piecesOf(content: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

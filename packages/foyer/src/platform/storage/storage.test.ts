import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskStorage, type Storage } from './storage.ts'

let parent: string
let storage: Storage

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'foyer-storage-'))
  storage = diskStorage(path.join(parent, 'files'))
})
afterEach(() => rmSync(parent, { recursive: true }))

async function contentOf(key: string): Promise<Buffer | null> {
  const found = await storage.read(key)
  if (!found) return null
  const content = await buffer(found.stream)
  expect(content).toHaveLength(found.size)
  return content
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  )

describe('a stored file', () => {
  it('is read as it was put, also an empty one', async () => {
    const content = Buffer.from([0, 255, 10, 13, 0])
    await storage.put('media/2026/poster.v2_a-b.jpg', content)
    await storage.put('empty', Buffer.alloc(0))
    expect(await contentOf('media/2026/poster.v2_a-b.jpg')).toEqual(content)
    expect(await contentOf('empty')).toEqual(Buffer.alloc(0))
  })

  it('is replaced by the next one and gone when removed', async () => {
    await storage.put('a', Buffer.from('a longer first one'))
    await storage.put('a', Buffer.from('second'))
    expect(await contentOf('a')).toEqual(Buffer.from('second'))
    await storage.remove('a')
    expect(await storage.read('a')).toBeNull()
    await expect(storage.remove('a')).resolves.toBeUndefined()
  })

  it('that is not there, or is a folder, is null', async () => {
    await storage.put('folder/a', Buffer.from('x'))
    expect(await storage.read('b')).toBeNull()
    expect(await storage.read('folder')).toBeNull()
    expect(await storage.read('folder/a/b')).toBeNull()
  })

  it('is read to its end though it is replaced or removed meanwhile', async () => {
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
})

describe('a torn file', () => {
  it('is not made by writers of one key at the same time', async () => {
    const contents = Array.from({ length: 8 }, (_, n) => Buffer.alloc(400_000 + n * 50_000, String(n)))
    await Promise.all(contents.map((content) => storage.put('same', content)))
    const kept = await contentOf('same')
    expect(contents.some((content) => kept?.equals(content))).toBe(true)
    expect(filesIn(parent)).toEqual(['same'])
  })

  it('is not made by kill -9 in the middle of writing', async () => {
    const code = `
      const { diskStorage } = await import(process.argv[1])
      const storage = diskStorage(process.argv[2])
      for (let n = 0; ; n = (n + 1) % 10) {
        await storage.put('same', Buffer.alloc(2_000_000, String(n)))
        process.stdout.write('.')
      }`
    const subject = new URL('./storage.ts', import.meta.url).href
    const child = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      code,
      subject,
      path.join(parent, 'files'),
    ])
    for (let puts = 0; puts < 5; ) puts += ((await once(child.stdout, 'data')) as [Buffer])[0].length
    child.kill('SIGKILL')
    await once(child, 'exit')
    const kept = await contentOf('same')
    expect(kept).toHaveLength(2_000_000)
    expect(new Set(kept).size).toBe(1)
  })

  it('cannot be reached while it is only a part', async () => {
    let seen = 0
    const writing = storage.put('big', Buffer.alloc(8_000_000, 'x')).then(() => true)
    for (
      let done = false;
      !done;
      done = await Promise.race([writing, new Promise<false>((r) => setImmediate(r, false))])
    ) {
      seen++
      const found = await storage.read('big')
      found?.stream.destroy()
      if (found) expect(found.size).toBe(8_000_000)
      expect(await storage.read('big.part')).toBeNull()
    }
    expect(seen).toBeGreaterThan(0)
  })

  it('is not left behind by a write that fails', async () => {
    await expect(
      storage.put('a', 'no bytes at all' as never).then(() => storage.put('a/b', Buffer.from('x'))),
    ).rejects.toThrow()
    mkdirSync(path.join(parent, 'files', 'taken'), { recursive: true })
    await expect(storage.put('taken', Buffer.from('x'))).rejects.toThrow()
    expect(filesIn(parent)).toEqual(['a'])
  })
})

describe('a key', () => {
  const outside = [
    '../secret',
    '..',
    '.',
    '',
    '/',
    '/etc/passwd',
    'a/../../secret',
    'a/..',
    'a/./b',
    'a//b',
    'a/',
    '.hidden',
    'a/.hidden',
    'a\\..\\..\\secret',
    '..\\secret',
    'C:\\secret',
    'a\0.jpg',
    'a\n',
    'a b',
    'ä',
    '%2e%2e/secret',
    '..%2fsecret',
    '~/secret',
    'a/\u2025/b',
  ]

  it.each(outside)('cannot lead out of the folder: %j', async (key) => {
    writeFileSync(path.join(parent, 'secret'), 'x')
    const refused = expect.objectContaining({ code: 'invalid', status: 400 })
    await expect(storage.put(key, Buffer.from('x'))).rejects.toEqual(refused)
    await expect(storage.read(key)).rejects.toEqual(refused)
    await expect(storage.remove(key)).rejects.toEqual(refused)
    expect(existsSync(path.join(parent, 'secret'))).toBe(true)
  })
})

import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentOf, describeStorage, keysOf } from '../../../../../tests/support/storage-suite.ts'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { diskStorage } from './disk/disk-storage.ts'
import { moveFiles } from './move-files.ts'
import { movingStorage } from './moving-storage.ts'
import type { Storage } from './storage.ts'

let temporary: ReturnType<typeof temporaryFolder>
let from: Storage
let to: Storage

beforeEach(() => {
  temporary = temporaryFolder()
  from = diskStorage(path.join(temporary.folder, 'from'))
  to = diskStorage(path.join(temporary.folder, 'to'))
})
afterEach(() => temporary.remove())

describeStorage(() => movingStorage(to, from))

const KEYS = Array.from({ length: 20 }, (_, n) => `masters/${String(n).padStart(2, '0')}.jpg`)

async function fill(): Promise<void> {
  for (const key of KEYS) await from.put(key, Buffer.from(`content of ${key}`))
}

it('every file is copied once, and the old ones stay', async () => {
  await fill()
  expect(await moveFiles({ from, to })).toEqual({ files: 20, bytes: 20 * 25, there: 0 })
  expect(await keysOf(to)).toEqual(KEYS)
  expect(String(await contentOf(to, 'masters/07.jpg'))).toBe('content of masters/07.jpg')
  expect(await keysOf(from)).toEqual(KEYS)
  expect(await moveFiles({ from, to })).toEqual({ files: 0, bytes: 0, there: 20 })
})

it('a run that is stopped goes on where it ended', async () => {
  await fill()
  const stop = new AbortController()
  const first = await moveFiles({ from, to }, { stopping: stop.signal, onProgress: () => stop.abort() })
  expect(first.files).toBeGreaterThan(0)
  expect(first.files).toBeLessThan(20)
  const second = await moveFiles({ from, to })
  expect(second).toMatchObject({ files: 20 - first.files, there: first.files })
  expect(await keysOf(to)).toEqual(KEYS)
})

it('a file that does not arrive as it was sent ends the run, and is not left there', async () => {
  await fill()
  const lossy: Storage = { ...to, put: (key) => to.put(key, Readable.from([Buffer.from('something else')])) }
  await expect(moveFiles({ from, to: lossy })).rejects.toThrow(/^masters\/\d\d\.jpg did not arrive/)
})

it('a file that the site removes meanwhile does not come back', async () => {
  await fill()
  const site = movingStorage(to, from)
  const slow: Storage = {
    ...to,
    async put(key, content) {
      await to.put(key, content)
      if (key === 'masters/03.jpg') await site.remove(key)
    },
  }
  expect(await moveFiles({ from, to: slow })).toMatchObject({ files: 19 })
  expect(await keysOf(to)).toEqual(KEYS.filter((key) => key !== 'masters/03.jpg'))
})

it('while files move the site reads each where it is, and stores in the new place', async () => {
  await fill()
  const site = movingStorage(to, from)
  await site.put('masters/new.jpg', Buffer.from('new'))
  expect(String(await contentOf(site, 'masters/05.jpg'))).toBe('content of masters/05.jpg')
  expect(await keysOf(to)).toEqual(['masters/new.jpg'])
  expect(await keysOf(site)).toEqual([...KEYS, 'masters/new.jpg'])
})

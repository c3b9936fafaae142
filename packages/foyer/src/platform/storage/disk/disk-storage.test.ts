import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentOf, describeStorage, keysOf } from '../../../../../../tests/support/storage-suite.ts'
import type { Storage } from '../storage.ts'
import { diskStorage } from './disk-storage.ts'

let parent: string
let storage: Storage

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'foyer-storage-'))
  storage = diskStorage(path.join(parent, 'files'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  )

describeStorage(() => storage)

it('a torn file is not made by kill -9 in the middle of writing', async () => {
  const code = `
    const { diskStorage } = await import(process.argv[1])
    const storage = diskStorage(process.argv[2])
    for (let n = 0; ; n = (n + 1) % 10) {
      await storage.put('same', Buffer.alloc(2_000_000, String(n)))
      process.stdout.write('.')
    }`
  const subject = new URL('./disk-storage.ts', import.meta.url).href
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
  const kept = await contentOf(storage, 'same')
  expect(kept).toHaveLength(2_000_000)
  expect(new Set(kept).size).toBe(1)
  // The part that was being written is left behind, and is not listed.
  expect(await keysOf(storage)).toEqual(['same'])
})

it('a part of a file is not left behind by a write that fails', async () => {
  await storage.put('a', Buffer.from('x'))
  await expect(storage.put('a/b', Buffer.from('x'))).rejects.toThrow()
  mkdirSync(path.join(parent, 'files', 'taken'), { recursive: true })
  await expect(storage.put('taken', Buffer.from('x'))).rejects.toThrow()
  expect(filesIn(parent)).toEqual(['a'])
})

it('a file beside the folder is not reached by any key', async () => {
  writeFileSync(path.join(parent, 'secret'), 'x')
  await expect(storage.remove('../secret')).rejects.toThrow()
  expect(existsSync(path.join(parent, 'secret'))).toBe(true)
  expect(await keysOf(storage)).toEqual([])
})

it('a name that is too long for the disk is that of no file', async () => {
  expect(await storage.read('n'.repeat(400))).toBeNull()
  expect(await storage.sizeOf('n'.repeat(400))).toBeNull()
})

import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Failure } from '../../contract/errors.ts'

/** Files by key. A file is there whole or not at all. */
export interface Storage {
  put(key: string, content: Buffer): Promise<void>
  /** Null where there is none. */
  read(key: string): Promise<{ size: number; stream: Readable } | null>
  remove(key: string): Promise<void>
}

/** Keys are ours to make: folders and names of plain characters, never a way out of the storage folder. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

export function diskStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    if (!KEY.test(key) || key.includes('..')) throw new Failure('invalid')
    return path.join(folder, key)
  }
  return {
    async put(key, content) {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      // On the disk before it has its name: a crash leaves a part behind, never a torn file.
      const handle = await open(`${file}.part`, 'w')
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(`${file}.part`, file)
    },
    async read(key) {
      const file = fileOf(key)
      const found = await stat(file).catch(() => null)
      return found?.isFile() ? { size: found.size, stream: createReadStream(file) } : null
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
  }
}

import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { Failure } from '../../contract/errors.ts'

/** Stores files by key. A file is always stored as a whole or not at all. */
export interface Storage {
  /** A large file is passed as a blob and copied piece by piece. */
  put(key: string, content: Buffer | Blob): Promise<void>
  /** Null where there is none. The stream must be read or destroyed. A part is given by its first and last byte. */
  read(key: string, part?: { start: number; end: number }): Promise<{ size: number; stream: Readable } | null>
  remove(key: string): Promise<void>
  /** Removes everything under a folder of keys. */
  removeAll(folder: string): Promise<void>
}

/** Folders and names of plain characters, so that no key leads out of the storage folder. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

/** The errors of the file system where nothing is stored under a key. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

export function diskStorage(folder: string): Storage {
  const fileOf = (key: string) => {
    if (!KEY.test(key) || key.includes('..')) throw new Failure('invalid')
    return path.join(folder, key)
  }
  return {
    async put(key, content) {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      // Written under a temporary name first: after a crash there may be a leftover part, but never half a file. Each write has
      // its own part, under a name that no key can have.
      const part = path.join(path.dirname(file), `.${randomUUID()}.part`)
      try {
        await writeThrough(part, content)
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async read(key, part) {
      const file = fileOf(key)
      try {
        // Size and content belong to the same file, even if it is replaced meanwhile.
        const handle = await open(file)
        const found = await handle.stat()
        if (found.isFile()) return { size: found.size, stream: handle.createReadStream(part) }
        await handle.close()
        return null
      } catch (error) {
        if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return null
        throw error
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
    async removeAll(key) {
      await rm(fileOf(key), { recursive: true, force: true })
    },
  }
}

async function writeThrough(file: string, content: Buffer | Blob): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(content instanceof Blob ? content.stream() : content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

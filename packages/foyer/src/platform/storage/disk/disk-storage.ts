import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Content, checkedKey, isKey, type Storage, type StoredFile } from '../storage.ts'

/** The errors of the file system where nothing is stored under a key. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Keeps files in a folder of the machine. */
export function diskStorage(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, checkedKey(key))
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
    read: (key, part) =>
      unlessAbsent(async () => {
        // Size and content belong to the same file, even if it is replaced meanwhile.
        const handle = await open(fileOf(key))
        const found = await handle.stat()
        if (found.isFile()) return { size: found.size, stream: handle.createReadStream(part) }
        await handle.close()
        return null
      }),
    sizeOf: (key) =>
      unlessAbsent(async () => {
        const found = await stat(fileOf(key))
        return found.isFile() ? found.size : null
      }),
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
    async removeAll(key) {
      await rm(fileOf(key), { recursive: true, force: true })
    },
    list: () => filesBelow(folder),
  }
}

async function unlessAbsent<T>(look: () => Promise<T>): Promise<T | null> {
  try {
    return await look()
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

async function* filesBelow(folder: string, within = ''): AsyncIterable<StoredFile> {
  const entries = await unlessAbsent(() => opendir(path.join(folder, within)))
  for await (const entry of entries ?? []) {
    const key = path.posix.join(within, entry.name)
    // Others are parts of a write that a crash has ended.
    if (!isKey(key)) continue
    if (entry.isDirectory()) yield* filesBelow(folder, key)
    if (!entry.isFile()) continue
    const found = await unlessAbsent(() => stat(path.join(folder, key)))
    if (found) yield { key, size: found.size }
  }
}

async function writeThrough(file: string, content: Content): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(content instanceof Blob ? content.stream() : content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

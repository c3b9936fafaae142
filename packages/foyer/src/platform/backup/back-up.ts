import type { Writable } from 'node:stream'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { Storage } from '../storage/storage.ts'
import { encrypterFor } from './archive-key.ts'
import { FORMAT, fileName, HEAD, type Head, JOBS, partName } from './manifest.ts'
import { describeDatabase, inSnapshot, partsOf, readJobs } from './read-database.ts'
import { writeArchive } from './write-archive.ts'

interface Needs {
  config: Pick<Config, 'backup'>
  database: Pick<Database, 'pool'>
  storage: Storage
  about: Pick<Head, 'foyer' | 'house' | 'madeAt'>
  signal: AbortSignal
  progress: (step: string) => void
}

export interface Kept {
  tables: number
  rows: number
  files: number
  bytes: number
}

/**
 * Writes database and files into one encrypted archive. The rows are those of one moment. The files come after them, so that every
 * file is there that a row names: files that are replaced or deleted are kept for a month, except those of forms.
 */
export async function backUp(sink: Writable, needs: Needs): Promise<Kept> {
  const { config, database, storage, about, signal, progress } = needs
  const kept: Kept = { tables: 0, rows: 0, files: 0, bytes: 0 }
  await writeArchive(
    sink,
    { encrypter: encrypterFor(config), signal },
    async ({ add, addStream, written }) => {
      await inSnapshot(database.pool, async (client) => {
        const described = await describeDatabase(client)
        const head: Head = { format: FORMAT, ...about, ...described }
        await add(HEAD, Buffer.from(JSON.stringify(head)))
        for (const table of described.tables) {
          let number = 0
          for await (const { rows, content } of partsOf(client, table)) {
            signal.throwIfAborted()
            number += 1
            kept.rows += rows
            await add(partName(table, number), content)
          }
          kept.tables += 1
        }
        const jobs = await readJobs(client)
        await add(JOBS, Buffer.from(jobs.map((job) => `${JSON.stringify(job)}\n`).join('')))
      })
      progress(`database: ${kept.tables} tables, ${kept.rows} rows`)
      for await (const { key } of storage.list()) {
        signal.throwIfAborted()
        // Deleted since it was listed.
        const file = await storage.read(key)
        if (!file) continue
        await addStream(fileName(key), file.size, file.stream)
        kept.files += 1
        if (kept.files % 500 === 0) progress(`files: ${kept.files}`)
      }
      progress(`files: ${kept.files}`)
      kept.bytes = written()
    },
  )
  return kept
}

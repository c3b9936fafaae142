import { createHash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { SetupError } from '../../house/setup-error.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { migrateInTransaction } from '../database/migrate.ts'
import type { Storage } from '../storage/storage.ts'
import { decrypterFor } from './archive-key.ts'
import { countRelations, fillTables } from './fill-database.ts'
import { HEAD, JOBS, keyIn, MANIFEST, tableIn } from './manifest.ts'
import { type Checked, checkArchive, type Part, readArchive } from './read-archive.ts'
import type { WaitingJob } from './read-database.ts'

interface Needs {
  config: Pick<Config, 'backup'>
  database: Pick<Database, 'pool'>
  storage: Storage
  signal: AbortSignal
  progress: (step: string) => void
}

export interface Restored {
  rows: number
  files: number
  jobs: WaitingJob[]
}

/**
 * Puts an archive into an empty place. It is read twice: first to its end, to compare every hash, then to write. The database is filled
 * in one transaction, so that a restore that is stopped leaves none of it; files that were written are removed again.
 */
export async function restore(file: string, needs: Needs): Promise<Restored> {
  const { config, database, storage, signal, progress } = needs
  const decrypter = decrypterFor(config)
  await requireNoFiles(storage)
  const client = await database.pool.connect()
  const written: string[] = []
  try {
    await requireNoTables(client)
    const checked = await checkArchive(file, { decrypter, signal })
    progress(`the archive is whole: ${checked.parts.size} parts of ${checked.head.madeAt}`)
    await client.query('begin')
    const restored: Restored = { rows: 0, files: 0, jobs: [] }
    await migrateInTransaction(client, checked.head)
    await fillTables(client, checked.head, (insert) =>
      readArchive(file, { decrypter, signal }, async (part) => {
        signal.throwIfAborted()
        const table = tableIn(part.name)
        const key = keyIn(part.name)
        if (table) restored.rows += await insert(table, await checkedText(part, checked))
        else if (key) {
          written.push(key)
          await putChecked(storage, key, part, checked)
          restored.files += 1
          if (restored.files % 500 === 0) progress(`files: ${restored.files}`)
        } else if (part.name === JOBS) restored.jobs = jobsIn(await checkedText(part, checked))
        else if (part.name === HEAD || part.name === MANIFEST) for await (const _ of part.content);
      }),
    )
    progress(`database: ${restored.rows} rows; files: ${restored.files}`)
    await migrateInTransaction(client)
    await client.query('commit')
    return restored
  } catch (error) {
    await client.query('rollback').catch(() => {})
    for (const key of written) await storage.remove(key).catch(() => {})
    throw signal.aborted ? signal.reason : error
  } finally {
    client.release()
  }
}

async function requireNoTables(client: pg.ClientBase): Promise<void> {
  const count = await countRelations(client)
  if (count === 0) return
  throw new SetupError(
    'The database is not empty, and a restore writes over nothing: name another one in DATABASE_URL or DATA_DIR, or empty this one with "foyer reset".',
  )
}

async function requireNoFiles(storage: Storage): Promise<void> {
  for await (const { key } of storage.list()) {
    throw new SetupError(
      `The storage is not empty (it has ${key}), and a restore writes over nothing: name another place for the files, or empty this one.`,
    )
  }
}

function jobsIn(lines: string): WaitingJob[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as WaitingJob)
}

async function checkedText(part: Part, checked: Checked): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of part.content) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  requireHash(part.name, createHash('sha256').update(whole).digest('hex'), checked)
  return whole.toString('utf8')
}

/** A file is stored once its hash is right. Until then it is in the folder for temporary files. */
async function putChecked(storage: Storage, key: string, part: Part, checked: Checked): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'foyer-restore-'))
  try {
    const place = path.join(folder, 'file')
    const hash = createHash('sha256')
    await pipeline(
      Readable.from(part.content),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(place),
    )
    requireHash(part.name, hash.digest('hex'), checked)
    await storage.put(key, await openAsBlob(place))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function requireHash(name: string, sha256: string, { parts }: Checked): void {
  if (parts.get(name)?.sha256 !== sha256) {
    throw new SetupError(`The archive changed while it was read: ${name} is not what it was.`)
  }
}

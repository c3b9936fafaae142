import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { facts } from '#house/facts'
import { foyerVersion } from '../house/foyer-version.ts'
import { SetupError } from '../house/setup-error.ts'
import { encrypterFor } from '../platform/backup/archive-key.ts'
import { backUp, type Kept } from '../platform/backup/back-up.ts'
import { openForBackup } from '../platform/backup/copy-embedded.ts'
import { endedBySignals } from '../platform/processes/ended-by-signals.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { progress, runCommand, type Told } from './operate/run-command.ts'

/** `foyer backup <file>`, or `-` for stdout: one encrypted archive of database and files, while the site may be open. */
await runCommand(async (told) => {
  const [target] = process.argv.slice(2)
  if (!target) {
    throw new SetupError('Say where the archive goes: foyer backup house.tar.gz.age, or "-" for stdout.')
  }
  // Before the database is opened, because this is what is missing most often.
  encrypterFor(told.config)
  const begun = Date.now()
  const kept = await endedBySignals((signal) =>
    target === '-' ? toStdout(told, signal) : toFile(target, told, signal),
  )
  const { tables, rows, files, bytes } = kept
  progress(
    `done in ${((Date.now() - begun) / 1000).toFixed(1)} s: ${tables} tables, ${rows} rows, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`,
  )
})

async function toStdout(told: Told, signal: AbortSignal): Promise<Kept> {
  if (process.stdout.isTTY) {
    throw new SetupError('An archive is not for a terminal: send it on, such as foyer backup - | ssh …')
  }
  return write(process.stdout, told, signal)
}

/** The name appears when the archive is whole: a backup that fails or is stopped leaves nothing. */
async function toFile(target: string, told: Told, signal: AbortSignal): Promise<Kept> {
  if (existsSync(target)) {
    throw new SetupError(`There is a file ${target} already; a backup writes over nothing.`)
  }
  const part = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.part`)
  try {
    const kept = await write(createWriteStream(part, { mode: 0o600, flags: 'wx' }), told, signal)
    const handle = await open(part)
    await handle.sync()
    await handle.close()
    await rename(part, target)
    return kept
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function write(sink: NodeJS.WritableStream, { config, log }: Told, signal: AbortSignal): Promise<Kept> {
  const database = await openForBackup(config, log)
  try {
    const about = { foyer: foyerVersion, house: facts.name, madeAt: new Date().toISOString() }
    const storage = openStorage(config.storage)
    return await backUp(sink as never, { config, database, storage, about, signal, progress })
  } finally {
    await database.close()
  }
}

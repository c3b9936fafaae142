import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SetupError } from '../config/config.ts'

const SQLITE_BUSY = 5

export class FolderInUse extends SetupError {}

/**
 * Prevents a second process from using a data folder: PGlite takes no lock of its own, and two writers destroy it. An open
 * exclusive SQLite transaction is a lock of the operating system, which releases it when the process ends for any reason. So a
 * lock is never left behind.
 */
export function lockFolder(folder: string): { release(): void } {
  makeFolder(folder)
  const lock = new DatabaseSync(path.join(folder, 'lock.sqlite'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process. Stop it, or set another DATA_DIR.`,
    )
  }
  // The handle must stay reachable: garbage collection would release the lock.
  return { release: () => lock.close() }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    const { message } = error as Error
    throw new SetupError(`The data folder ${folder} cannot be used: ${message}. Set another DATA_DIR.`)
  }
}

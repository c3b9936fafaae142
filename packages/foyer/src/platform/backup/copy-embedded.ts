import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { FolderInUse, lockFolder } from '../database/folder-lock.ts'
import { borrowConnection } from '../database/lend.ts'
import type { Logger } from '../log.ts'

/**
 * Opens the database for a backup. The embedded one of an open site is copied first: the site lends its connection for the moment in
 * which its folder is copied, so that it waits for a copy and not for a whole archive.
 */
export async function openForBackup(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<Database> {
  try {
    return await openDatabase(config, log)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
  }
  const folder = path.join(config.dataDir, '.backup-copy')
  const lock = lockFolder(folder)
  const remove = () => {
    lock.release()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const dataDir = path.join(folder, 'data')
    // Left by a backup that was killed.
    rmSync(dataDir, { recursive: true, force: true })
    await copyWhileLent(config.dataDir, dataDir)
    const database = await openDatabase({ databaseUrl: null, dataDir }, log)
    return {
      ...database,
      async close() {
        await database.close()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

async function copyWhileLent(from: string, to: string): Promise<void> {
  const lent = await borrowConnection(from)
  try {
    const client = await lent.pool.connect()
    try {
      await client.query('checkpoint')
      cpSync(path.join(from, 'postgres'), path.join(to, 'postgres'), { recursive: true })
    } finally {
      client.release()
    }
  } finally {
    await lent.close()
  }
}

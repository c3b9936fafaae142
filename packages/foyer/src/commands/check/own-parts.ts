import {
  endpointFoldersIn,
  jobFilesIn,
  panelFilesIn,
  resourceFilesIn,
  tablesFileIn,
} from '../../house/read-server-parts.ts'
import { SetupError } from '../../house/setup-error.ts'
import { foldersOf } from './house-file.ts'

/** `resources/` and `database/`: whether they can be read, and whether a migration makes the tables they need. */
export async function ownTables(house: string): Promise<string[]> {
  return faultsOf(async () => {
    const folders = await foldersOf(house)
    if (resourceFilesIn(folders).length === 0 && !folders.some(tablesFileIn)) return
    // Loaded only here: what tables of a house may reference is all of Foyer.
    await import('../../server/resources.ts')
    const { requireMigrations } = await import('../../server/own-files.ts')
    await requireMigrations(folders)
  })
}

/** `endpoints/`: whether calls can be answered, and are not open to abuse. */
export async function ownEndpoints(house: string): Promise<string[]> {
  return faultsOf(async () => {
    const folders = await foldersOf(house)
    if (endpointFoldersIn(folders).length === 0) return
    const { loadOwnEndpoints } = await import('../../server/own-endpoints.ts')
    await loadOwnEndpoints(folders)
  })
}

/** `jobs/` and `office/`: whether jobs can run, and panels have an address of their own. */
export async function jobsAndPanels(house: string): Promise<string[]> {
  return faultsOf(async () => {
    const folders = await foldersOf(house)
    panelFilesIn(folders)
    if (jobFilesIn(folders).length === 0) return
    const { loadOwnJobs } = await import('../../server/own-jobs.ts')
    await loadOwnJobs(folders)
  })
}

async function faultsOf(check: () => Promise<void>): Promise<string[]> {
  try {
    await check()
    return []
  } catch (error) {
    if (error instanceof SetupError) return [error.message]
    throw error
  }
}

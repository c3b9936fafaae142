import { missingBuildTools } from '../../house/build-tools.ts'
import { fontFiles } from './font-files.ts'
import { addresses, factFiles, houseFile, moduleFolders, themeAdvice, themeFile } from './house-file.ts'
import { jobsAndPanels, ownEndpoints, ownTables } from './own-parts.ts'
import { packageFile } from './package-file.ts'
import { beforePublic, settingsFile } from './settings-file.ts'
import { slotFiles } from './slot-files.ts'
import { favicon, topOfFolder } from './top-of-folder.ts'
import { wordFiles } from './word-files.ts'

/** Says in sentences what is wrong or missing in the folder of a house. */
type Check = (house: string) => string[] | Promise<string[]>

/** A build and a start refuse these mistakes as well, in the same sentences. */
const OF_PARTS: Check[] = [houseFile, themeFile, moduleFolders, factFiles, addresses, slotFiles, wordFiles]

/** These concern the machine, or what nothing reads. */
const AROUND: Check[] = [
  ownTables,
  ownEndpoints,
  jobsAndPanels,
  fontFiles,
  topOfFolder,
  settingsFile,
  packageFile,
  missingBuildTools,
]

/** What could be better, and stops nothing. */
const WARNINGS: Check[] = [themeAdvice, favicon, beforePublic]

export async function checkParts(house: string): Promise<string[]> {
  return run(OF_PARTS, house)
}

export async function checkFolder(house: string): Promise<string[]> {
  return run([...OF_PARTS, ...AROUND], house)
}

export async function warningsOf(house: string): Promise<string[]> {
  return run(WARNINGS, house)
}

async function run(checks: Check[], house: string): Promise<string[]> {
  const found = await Promise.all(checks.map((check) => check(house)))
  // A file that several parts import is faulty once.
  return [...new Set(found.flat())]
}

import { houseFile, moduleFolders, screenFiles, themeFile } from './house-file.ts'
import { packageFile } from './package-file.ts'
import { settingsFile } from './settings-file.ts'
import { favicon, topOfFolder } from './top-of-folder.ts'

/** Says in sentences what is wrong or missing in the folder of a house. */
type Check = (house: string) => string[] | Promise<string[]>

const CHECKS: Check[] = [
  houseFile,
  themeFile,
  moduleFolders,
  screenFiles,
  topOfFolder,
  settingsFile,
  favicon,
  packageFile,
]

export async function checkFolder(house: string): Promise<string[]> {
  const found = await Promise.all(CHECKS.map((check) => check(house)))
  return found.flat()
}

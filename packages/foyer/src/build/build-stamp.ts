import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { houseFolder } from '../house/folder.ts'
import { partFolders } from '../house/part-folders.ts'
import { made, packageSource } from './places.ts'

/** The parts of a house or a plugin that are in the build; its content and its data are not. */
const PARTS = [
  'house.ts',
  'theme',
  'strings',
  'modules',
  'screens',
  'slots',
  // What a browser loads of the calls is imported by views and panels.
  'endpoints',
  'office',
  'public',
  'package.json',
]
/** What changes when libraries change: the lock file of the house, or of the repository it is in. */
const LOCKS = ['package-lock.json', '../../package-lock.json'].map((file) => path.join(houseFolder, file))

const file = made('.stamp')

/** Whether there is a build of the current sources. */
export function isBuilt(): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === currentStamp()
}

export function writeStamp(stamp: string): void {
  writeFileSync(file, stamp)
}

export function currentStamp(): string {
  const hash = createHash('sha256')
  const partFiles = partFolders.flatMap(({ folder }) => PARTS.map((name) => path.join(folder, name)))
  const sources = [packageSource, ...partFiles, ...LOCKS]
  for (const source of sources.flatMap(filesIn)) {
    hash.update(`${source}\0`).update(readFileSync(source)).update('\0')
  }
  return hash.digest('hex')
}

function filesIn(source: string): string[] {
  if (!existsSync(source)) return []
  if (statSync(source).isFile()) return [source]
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test\.tsx?|d\.ts)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

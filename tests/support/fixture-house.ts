import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Builds a small house of `tests/houses/`, unless it is built, and returns its folder. */
export function fixtureHouse(name: string): string {
  const folder = path.join(root, 'tests', 'houses', name)
  buildOf(folder)
  return folder
}

/** Builds the house in a folder, unless its build is of the current sources. */
export function buildOf(folder: string): void {
  execFileSync(process.execPath, [path.join(root, 'packages/foyer/src/commands/build.ts'), '--if-needed'], {
    cwd: folder,
    env: { ...process.env, FOYER_HOUSE: folder },
    stdio: 'inherit',
  })
}

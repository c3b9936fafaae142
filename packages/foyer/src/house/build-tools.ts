import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { houseFolder } from './folder.ts'
import { SetupError } from './setup-error.ts'

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/**
 * What a house is built with, in the versions that Foyer is tested with. They are development dependencies of the house, so that they
 * are not installed where it only runs. In the repository they are those of the package; in the tarball, which has none,
 * `scripts/pack.ts` lists them under a name of our own. As peers they would make npm refuse to install the package without them.
 */
export const buildTools: Record<string, string> = manifest.buildTools ?? manifest.devDependencies

/** A sentence where tools are missing; none where nothing is installed yet, which npm says itself. */
export function missingBuildTools(house = houseFolder): string[] {
  const folders = createRequire(path.join(house, 'package.json')).resolve.paths('vite') ?? []
  const isThere = (name: string) =>
    folders.some((folder) => existsSync(path.join(folder, name, 'package.json')))
  const missing = Object.entries(buildTools).filter(([name]) => !isThere(name))
  if (missing.length === 0 || !isThere('openfoyer')) return []
  const lines = missing.map(([name, version]) => `"${name}": "${version}"`)
  return [
    `What the site is built with is missing. Write ${lines.join(', ')} into "devDependencies" of package.json, and run npm install.`,
  ]
}

export function requireBuildTools(): void {
  const [missing] = missingBuildTools()
  if (missing) throw new SetupError(missing)
}

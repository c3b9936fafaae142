import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildTools } from '../../packages/foyer/src/house/build-tools.ts'
import { root } from '../../scripts/root.mjs'

/** Gives a house what npm would install: the package, and empty folders for the tools it is built with. */
export function installPackages(house: string): void {
  const packages = path.join(house, 'node_modules')
  mkdirSync(packages)
  symlinkSync(path.join(root, 'packages/foyer'), path.join(packages, 'openfoyer'))
  for (const tool of Object.keys(buildTools)) {
    mkdirSync(path.join(packages, tool), { recursive: true })
    writeFileSync(path.join(packages, tool, 'package.json'), '{}')
  }
}

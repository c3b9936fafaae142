import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fits, foyerVersion } from '../../house/foyer-version.ts'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** `package.json`: whether it names Foyer, in a version that is the installed one. */
export function packageFile(house: string, installed = foyerVersion): string[] {
  const file = path.join(house, 'package.json')
  if (!existsSync(file)) return ['There is no package.json, which says which Foyer the house needs.']
  const manifest = read(file)
  if (!manifest) return ['package.json cannot be read: it is no JSON.']
  const range = manifest.dependencies?.openfoyer
  if (range === undefined) {
    const isForDevelopment = manifest.devDependencies?.openfoyer !== undefined
    return [
      isForDevelopment
        ? 'package.json: openfoyer is in "devDependencies", which a server leaves out. Move it to "dependencies".'
        : `package.json: "dependencies" does not name openfoyer. Add "openfoyer": "^${installed}".`,
    ]
  }
  // What npm writes otherwise (a file, a tag, several ranges) is left to npm.
  return (fits(range, installed) ?? true)
    ? []
    : [`package.json asks for openfoyer ${range}, but ${installed} is installed: run npm install.`]
}

function read(file: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

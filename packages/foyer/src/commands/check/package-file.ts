import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
type Version = [major: number, minor: number, patch: number]

const own: { version: string } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)

/** `package.json`: whether it names Foyer, in a version that is the installed one. */
export function packageFile(house: string, installed = own.version): string[] {
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
  return fits(range, installed)
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

/** Ranges of one version, as npm writes them. What is written otherwise (a file, a tag, several ranges) is left to npm. */
function fits(range: string, installed: string): boolean {
  const found = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/.exec(range.trim())
  if (!found) return true
  const [, sign, ...numbers] = found
  const wanted = numbers.map(Number) as Version
  const have = installed.split('.').map((part) => Number.parseInt(part, 10)) as Version
  // What "^" keeps is the first number that is not zero, and everything before it.
  const firstOf = wanted.findIndex((number) => number > 0)
  const kept = sign === '' ? 3 : sign === '~' ? 2 : (firstOf < 0 ? 2 : firstOf) + 1
  const isNewer = have.reduce<number>((order, number, at) => order || number - (wanted[at] ?? 0), 0) >= 0
  return isNewer && wanted.slice(0, kept).every((number, at) => number === have[at])
}

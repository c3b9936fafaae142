import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { SetupError } from '../house/setup-error.ts'

interface Manifest {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

interface Package {
  folder: string
  /** Where its copy is, in the built folder. */
  place: string
  /** The name under which others import it, where that is a link to its place. */
  link?: string
}

/**
 * Every package that the house needs where it runs, found as Node finds it: upwards through `node_modules`. Its copy is at the top of
 * the built folder, or below the package that needs it where another version is at the top.
 */
export function productionPackages(house: string): Package[] {
  const packages: Package[] = []
  /** The folder that Node will find at a place. */
  const placed = new Map<string, string>()
  const visit = (importer: Package) => {
    const added: Package[] = []
    for (const [name, isNeeded] of needsOf(importer.folder)) {
      const folder = find(name, importer.folder)
      if (!folder && isNeeded) throw new SetupError(`The package ${name} is not installed. Run: npm install`)
      if (!folder) continue
      const seen = placesAbove(importer.place, name).find((place) => placed.has(place))
      if (seen !== undefined && placed.get(seen) === folder) continue
      const usual = path.join(seen === undefined ? '' : importer.place, 'node_modules', name)
      // Node runs no TypeScript below node_modules, and the package of a workspace may be TypeScript.
      const isLink = !folder.includes(`${path.sep}node_modules${path.sep}`)
      placed.set(usual, folder)
      added.push(
        isLink ? { folder, place: path.join('packages', name), link: usual } : { folder, place: usual },
      )
    }
    packages.push(...added)
    for (const one of added) visit(one)
  }
  visit({ folder: realpathSync(house), place: '' })
  return packages
}

/** Where Node looks for a package from a place, in its order. */
function placesAbove(from: string, name: string): string[] {
  const places: string[] = []
  for (let above = from; ; above = path.dirname(above)) {
    places.push(path.join(above, 'node_modules', name))
    if (above === '' || above === '.') return places
  }
}

/** The names of what a package needs, and whether it must be there. */
function needsOf(folder: string): [name: string, isNeeded: boolean][] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = manifest
  const peers = Object.keys(peerDependencies).filter(
    (name) => !manifest.peerDependenciesMeta?.[name]?.optional,
  )
  // npm names an optional one in both lists.
  const needed = Object.keys(dependencies).filter((name) => !(name in optionalDependencies))
  return [
    ...needed.map((name): [string, boolean] => [name, true]),
    ...[...Object.keys(optionalDependencies), ...peers].map((name): [string, boolean] => [name, false]),
  ]
}

function find(name: string, importer: string): string | null {
  for (let above = importer; ; above = path.dirname(above)) {
    const at = path.join(above, 'node_modules', name)
    if (existsSync(path.join(at, 'package.json'))) return realpathSync(at)
    if (above === path.dirname(above)) return null
  }
}

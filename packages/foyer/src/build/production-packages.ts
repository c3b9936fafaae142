import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
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

/** Every package that the house needs where it runs, found as Node finds them: from each package upwards through `node_modules`. */
export function productionPackages(house: string): Package[] {
  const placed = new Map<string, Package>([[realpathSync(house), { folder: house, place: '' }]])
  const taken = new Set<string>()
  const visit = (importer: string, { place: from }: Package) => {
    for (const [name, isNeeded] of needsOf(importer)) {
      const found = find(name, importer)
      if (!found && isNeeded) throw new SetupError(`The package ${name} is not installed. Run: npm install`)
      if (!found || placed.has(found.folder)) continue
      const above = placed.get(found.above)?.place ?? ''
      // Node runs no TypeScript below node_modules, and the package of a workspace may be TypeScript.
      const isLink = !found.folder.includes(`${path.sep}node_modules${path.sep}`)
      const asUsual = path.join(above, 'node_modules', name)
      const place = isLink
        ? path.join('packages', name)
        : taken.has(asUsual)
          ? path.join(from, 'node_modules', name)
          : asUsual
      const one = { folder: found.folder, place, ...(isLink && { link: asUsual }) }
      taken.add(place)
      placed.set(found.folder, one)
      visit(found.folder, one)
    }
  }
  for (const [folder, one] of [...placed]) visit(folder, one)
  return [...placed.values()].slice(1)
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

function find(name: string, importer: string): { folder: string; above: string } | null {
  for (let above = importer; ; above = path.dirname(above)) {
    const at = path.join(above, 'node_modules', name)
    if (existsSync(path.join(at, 'package.json'))) {
      return { folder: lstatSync(at).isSymbolicLink() ? realpathSync(at) : at, above }
    }
    if (above === path.dirname(above)) return null
  }
}

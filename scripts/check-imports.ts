import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkWrites } from './check-writes.ts'
import { findCircle } from './import-circles.ts'
import { type Import, readImports, sourceFiles } from './import-graph.ts'
import { isEarlier, isVague, type Place, placeOf } from './import-places.ts'
import { isServerOnly, type Phrase, RULES } from './import-rules.ts'

interface Violation {
  where: string
  what: string
  rule: string
}

/** Checks every import of the package in `root` against the import rules. */
export function checkImports(root: string): Violation[] {
  const files = sourceFiles(root, 'src')
  if (files.length === 0) throw new Error('There are no files in src/ to check.')
  const imports = readImports(root, files)
  const places = placesOf(files, imports)
  return [
    ...namesIn(sourceFiles(root, 'src', 'bin', 'testshop')),
    ...files.filter((file) => !places.has(file)).map(homeless),
    ...imports.flatMap((one) => judge(one, places) ?? []),
    ...circleIn(imports),
    ...files.filter((file) => sharesStem(file, files)).map(twin),
  ]
}

type Places = Map<string, Place>

function placesOf(files: string[], imports: Import[]): Places {
  const places: Places = new Map()
  for (const file of [...files, ...imports.flatMap(({ file }) => file ?? [])]) {
    const place = placeOf(file)
    if (place) places.set(file, place)
  }
  markServerFiles(places, imports)
  return places
}

/** The module kit has files for server and browser; a file that uses server libraries is a server file. */
function markServerFiles(places: Places, imports: Import[]): void {
  const isMeans = (one: Import, place: Place) => {
    if (one.isPackage) return !one.isType && isServerOnly(one.name)
    const target = places.get(one.file ?? '')
    if (target?.area === place.area) return !one.isType && target.role === 'server'
    return target?.role === 'platform'
  }
  let changed = true
  while (changed) {
    changed = false
    for (const one of imports) {
      const place = places.get(one.from)
      if (place?.role !== 'kit' || !one.from.endsWith('.ts') || !isMeans(one, place)) continue
      places.set(one.from, { ...place, role: 'server' })
      changed = true
    }
  }
}

function judge(one: Import, places: Places): Violation | null {
  const place = places.get(one.from)
  if (!place || place.role === 'test') return null
  const rule = RULES[place.role]
  const violation = (what: string) => ({ where: `${one.from}:${one.line}`, what, rule: rule.says })
  // A house reaches the package through its exports, and the package reads the folder of a house when it runs.
  if (one.file?.startsWith('..')) return violation(`imports ${one.file}, which is outside the package`)
  if (place.role === 'assembly') return null
  if (one.isPackage)
    return rule.packages(one.name, one.isType) ? null : violation(`imports the package ${one.name}`)
  // Printed by the builds (src/build/theme-styles.ts).
  if (one.name === '#house/theme.css') return null
  if (!one.file)
    return { where: `${one.from}:${one.line}`, what: `imports ${one.name}`, rule: 'There is no such file.' }
  // There are no rules for styles and pictures.
  if (!/\.[mc]?[jt]sx?$/.test(one.file)) return null
  const target = places.get(one.file)
  // The builds put plain values in the place of the facts (src/build/house-plugin.ts).
  if (target?.role === 'facts') return null
  if (target && rule.may.some((phrase) => allows(phrase, place, target, one))) return null
  return violation(`imports ${one.file}`)
}

function allows(phrase: Phrase, from: Place, to: Place, { isType, isDynamic }: Import): boolean {
  const [, how = '', scope, role] = /^(type of |lazily )?(own|earlier|any) (\w+)$/.exec(phrase) ?? []
  if (role !== to.role) return false
  if (how === 'type of ' && !isType) return false
  if (how === 'lazily ' && !isDynamic && !isType) return false
  if (scope === 'own') return to.area === from.area
  return scope === 'any' || isEarlier(to.area, from.area)
}

/** A circle cannot be understood, moved or tested in parts. Fix one, and the next one is shown. */
function circleIn(imports: Import[]): Violation[] {
  const circle = findCircle(imports)
  const rule = 'No file imports, in a circle, what imports it; move what both need into a file of its own.'
  return circle ? [{ where: circle.join(' → '), what: '→ is a circle', rule }] : []
}

const stemOf = (file: string) => file.replace(/\.[mc]?[jt]sx?$/, '')

/** Such as `routes.ts` beside `routes.tsx`. */
function sharesStem(file: string, files: string[]): boolean {
  return files.some((other) => other !== file && stemOf(other) === stemOf(file))
}

function twin(file: string): Violation {
  const rule =
    'Two files of one folder have different names, beside their endings: people and tools mistake them.'
  return { where: file, what: 'has the name of another file', rule }
}

/**
 * Checks every import in the folders of houses: a house has its own files, what `package.json` of the package exports, the packages
 * that its own `package.json` names, and what is built into Node.
 */
export function checkHouses(root: string): Violation[] {
  const { exports } = readPackage(root, 'packages/foyer')
  const open = new Set(Object.keys(exports ?? {}).map((name) => name.replace(/^\./, 'openfoyer')))
  const files = HOUSES.flatMap((folder) => sourceFiles(root, folder))
  return readImports(root, files).flatMap(({ from, line, specifier, file, isPackage, name }) => {
    const violation = (rule: string) => [{ where: `${from}:${line}`, what: `imports ${specifier}`, rule }]
    const house = houseOf(from)
    if (!isPackage)
      return !specifier.startsWith('#') && file?.startsWith(`${house}/`) ? [] : violation(OWN_FILES)
    if (name === 'openfoyer') return open.has(specifier) ? [] : violation(EXPORTS)
    const { dependencies, devDependencies } = readPackage(
      root,
      house.startsWith(PLUGINS) ? 'packages/foyer' : house,
    )
    const isNamed = name in { ...dependencies, ...devDependencies }
    const isTest = /\.test\.tsx?$/.test(from) && TEST_PACKAGES.has(name)
    return isNamed || isTest || name.startsWith('node:') ? [] : violation(OWN_PACKAGES)
  })
}

/** The plugins that come with the package: they reach it as any other plugin does. */
const PLUGINS = 'packages/foyer/plugins'
/** The houses of the repository, its plugins, and what `foyer create` makes a house of. */
const HOUSES = ['houses', PLUGINS, 'packages/foyer/templates']
/** Those of the repository's own tests. */
const TEST_PACKAGES = new Set(['vitest', 'fast-check'])
const OWN_FILES =
  'A house imports its own files and openfoyer, by name: nobody else could have the files of the package beside it.'
const EXPORTS =
  'A house imports what packages/foyer/package.json exports, and nothing inside the package: only that is kept stable.'
const OWN_PACKAGES = 'A house names the packages it imports in its own package.json.'

/** `houses/meridian`; a template is a folder beside others as well. */
function houseOf(file: string): string {
  const folder = HOUSES.find((one) => file.startsWith(`${one}/`)) ?? ''
  return `${folder}/${file.slice(folder.length + 1).split('/', 1)[0]}`
}

interface PackageFile {
  exports?: Record<string, unknown>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function readPackage(root: string, folder: string): PackageFile {
  const file = path.join(root, folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : {}
}

/** The names of files elsewhere in the repository. */
export function checkNames(root: string): Violation[] {
  return namesIn(sourceFiles(root, 'houses', 'tests', 'scripts', 'bench'))
}

function namesIn(files: string[]): Violation[] {
  const rule =
    'No utils, helpers, common or misc: name the thing after what it does and put it where it is used.'
  return files.filter(isVague).map((file) => ({ where: file, what: 'has a name that says nothing', rule }))
}

function homeless(file: string): Violation {
  const rule =
    'A file stands in an area of docs/architecture.md; a new area is added to scripts/import-places.ts.'
  return { where: file, what: 'is in no area', rule }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const foyer = path.join(root, 'packages', 'foyer')
  const violations = [
    ...checkImports(foyer),
    ...checkWrites(foyer, 'src'),
    ...checkHouses(root),
    ...checkWrites(root, 'houses'),
    ...checkNames(root),
  ]
  for (const { where, what, rule } of violations) console.error(`${where} ${what}\n    ${rule}`)
  console.log(
    violations.length === 0 ? 'All imports keep the rules.' : `${violations.length} imports break the rules.`,
  )
  process.exitCode = violations.length === 0 ? 0 : 1
}

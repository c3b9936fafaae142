import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { houseFolder } from '../house/folder.ts'
import { SetupError } from '../house/setup-error.ts'
import { made } from './places.ts'
import { productionPackages } from './production-packages.ts'

/** Of the house: what is made, what belongs to this machine, and what only its makers need. */
const LEFT_BEHIND = new Set(['node_modules', 'data', 'tests', 'package-lock.json', 'tsconfig.json'])
const IS_TEST = /\.test\.tsx?$/
/** Of packages: what only compilers and debuggers read. */
const IS_FOR_MAKERS = /\.(map|d\.[cm]?ts|md|markdown|tsbuildinfo)$|\.test\.tsx?$/i

const START = `#!/usr/bin/env node
// Made by "foyer build --out". "node foyer.js" serves the site; "node foyer.js help" lists the other commands.
process.env.FOYER_HOUSE ??= import.meta.dirname
process.env.NODE_ENV ??= 'production'
if (process.argv[2] === undefined || process.argv[2] === 'start') {
  process.argv[2] = new URL('SERVER', import.meta.url).pathname
  await import('./WITHIN')
} else {
  await import('./PACKAGE/bin/foyer.js')
}
`

/**
 * `foyer build --out <folder>`: the house, its build, and the packages that it needs where it runs. The folder starts with Node alone.
 */
export function writeBuiltFolder(out: string): void {
  requireOwn(out)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  copyHouse(out)
  cpSync(realpathSync(made('current')), path.join(out, '.foyer', 'current'), { recursive: true })
  let foyer = ''
  for (const { folder, place, link } of productionPackages(houseFolder)) {
    // Each package below it has a place of its own; a linked one may also hold a tarball of itself.
    const left = link ? ['node_modules', 'dist'] : ['node_modules']
    const isCopied = (file: string) =>
      !left.includes(path.relative(folder, file)) && !IS_FOR_MAKERS.test(file)
    cpSync(folder, path.join(out, place), { recursive: true, filter: isCopied })
    if (path.basename(place) === 'openfoyer') foyer = place
    if (!link) continue
    const at = path.join(out, link)
    mkdirSync(path.dirname(at), { recursive: true })
    symlinkSync(path.relative(path.dirname(at), path.join(out, place)), at)
  }
  writeFileSync(path.join(out, 'foyer.js'), startOf(foyer))
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`)
}

/** Deletes nothing that it has not made itself. */
function requireOwn(out: string): void {
  if (!existsSync(out) || readdirSync(out).length === 0 || existsSync(path.join(out, 'foyer.js'))) return
  throw new SetupError(`${out} has something else in it. Name a folder that is empty or does not exist.`)
}

function copyHouse(out: string): void {
  for (const entry of readdirSync(houseFolder)) {
    const file = path.join(houseFolder, entry)
    const holdsOut = !path.relative(file, out).startsWith('..')
    if (LEFT_BEHIND.has(entry) || entry.startsWith('.') || holdsOut) continue
    cpSync(file, path.join(out, entry), { recursive: true, filter: (name) => !IS_TEST.test(name) })
  }
}

function startOf(foyer: string): string {
  const ending = path.extname(import.meta.filename)
  return START.replace('SERVER', `${foyer}/src/server/main${ending}`)
    .replace('WITHIN', `${foyer}/src/commands/within-house${ending}`)
    .replace('PACKAGE', foyer)
}

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { npm } from './packages.mjs'
import { root } from './root.mjs'

/**
 * Makes the tarball that a venue installs. Node runs no TypeScript below `node_modules`, so every file becomes JavaScript in the
 * same place, and all other files are copied beside it. `npm run pack` leaves it in `packages/foyer/dist`.
 */
const source = path.join(root, 'packages/foyer')
/** The folders of the package. Templates are the files of a new house, and stay as they are. */
const COMPILED = ['bin', 'src', 'testshop', 'plugins']
const COPIED = ['templates', 'README.md']

type Places = { [condition: string]: string | Places }
interface Manifest {
  name: string
  version: string
  imports: Places
  exports: Places
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
  [field: string]: unknown
}

/** The manifest of the package, which the one of the tarball is made of. */
const manifest: Manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))

/** Fills the folder with the package as it is installed, and returns the file of its tarball. */
export async function pack(into: string): Promise<string> {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  compile(into)
  for (const folder of COMPILED) {
    cpSync(path.join(source, folder), path.join(into, folder), { recursive: true, filter: isCopied })
  }
  for (const name of COPIED.filter((each) => existsSync(path.join(source, each)))) {
    cpSync(path.join(source, name), path.join(into, name), { recursive: true })
  }
  cpSync(path.join(root, 'LICENSE'), path.join(into, 'LICENSE'))
  dropHiddenDeclarations(into)
  writeFileSync(path.join(into, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`)
  const code = await npm(['pack', '--loglevel=error'], { cwd: into, quiet: true })
  if (code !== 0) throw new Error('npm could not pack the package; it says why above.')
  return path.join(into, `${manifest.name}-${manifest.version}.tgz`)
}

function compile(into: string): void {
  const project = path.join(source, 'tsconfig.pack.json')
  const compiler = path.join(root, 'node_modules/.bin/tsc')
  const { status, stdout } = spawnSync(compiler, ['-p', project, '--outDir', into], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The package cannot be compiled:\n${stdout}`)
}

/** What is neither compiled nor a test. Declarations written by hand are copied. */
function isCopied(file: string): boolean {
  return file.endsWith('.d.ts') || !/\.tsx?$|\.test\.js$/.test(file)
}

/** The manifest of the tarball: the same places with the endings they have there. */
function packedManifest({ devDependencies, ...fields }: Manifest): Manifest {
  return {
    ...fields,
    // What a house is built with (src/house/build-tools.ts).
    buildTools: devDependencies,
    imports: packed(fields.imports, false),
    exports: packed(fields.exports, true),
    files: [...COMPILED, ...COPIED.filter((name) => !name.includes('.'))],
  }
}

/** A place of a TypeScript file is that of its JavaScript; an exported one names its declarations first, as compilers want it. */
function packed(places: Places, withTypes: boolean): Places {
  const turned = Object.entries(places).map(([name, place]) => {
    if (typeof place !== 'string') return [name, packed(place, withTypes)]
    const file = asJavaScript(place)
    if (file === place || !withTypes) return [name, file]
    return [name, { types: asDeclaration(place), default: file }]
  })
  return Object.fromEntries(turned)
}

const asJavaScript = (file: string) => file.replace(/(?<!\.d)\.tsx?$/, '.js')
const asDeclaration = (file: string) => file.replace(/(?<!\.d)\.tsx?$/, '.d.ts')

/**
 * Deletes the declarations that no export leads to. They are two thirds of all files, and nobody can import what they declare.
 */
function dropHiddenDeclarations(folder: string): void {
  const shown = new Set<string>()
  const waiting = publicFiles(folder).map(([, file]) => file)
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (shown.has(file)) continue
    shown.add(file)
    waiting.push(...declarationsIn(file, folder))
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    const isTemplate = name.startsWith(`templates${path.sep}`)
    if (name.endsWith('.d.ts') && !isTemplate && !shown.has(file)) rmSync(file)
  }
}

/** Each export with the file of its declarations, such as `./content`; others have none. */
export function publicFiles(folder: string): [name: string, file: string][] {
  return Object.entries(manifest.exports).flatMap(([name, place]): [string, string][] => {
    const file = typeof place === 'string' ? place : place.types
    if (typeof file !== 'string' || !/\.tsx?$/.test(file)) return []
    return [[name, path.join(folder, asDeclaration(file))]]
  })
}

/** The declarations that a file imports, by relative paths or by the package's own short names. */
function declarationsIn(file: string, folder: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([.#][^'"]+)['"]/g)
  return [...specifiers].flatMap(([, name = '']) => {
    const own = manifest.imports[name]
    const at = typeof own === 'string' ? path.join(folder, own) : path.resolve(path.dirname(file), name)
    const declaration = at.replace(/\.[jt]sx?$/, '.d.ts')
    return existsSync(declaration) ? [declaration] : []
  })
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { into: { type: 'string', default: path.join(source, 'dist') } } })
  console.log(await pack(path.resolve(values.into)))
}

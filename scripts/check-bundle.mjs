import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { root } from './run.mjs'

const LIMIT = 110 * 1024
const HOME_SCREEN = 'src/pages/screens/page.route.ts'
const HOME_MODULES = ['headline', 'text', 'section'].map((name) => `src/modules/${name}/view.tsx`)
/** Loaded for editors only, so what they carry is not the visitor's. */
const EDITORS_ONLY = /^src\/(editor|admin)\//
const SCHEMA_LIBRARY = '_zod'

/** Holds what a visitor downloads to its limits; throws one sentence where it does not keep them. */
export function checkBundle(client) {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8'))
  const content = (key) => readFileSync(path.join(client, manifest[key].file))
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (!entry) throw new Error('The manifest names no entry.')
  if (!manifest[HOME_SCREEN])
    throw new Error(`The manifest does not name the home page's screen, ${HOME_SCREEN}.`)

  const carriers = [...reach(manifest, [entry], visitorImports)].filter((key) =>
    content(key).includes(SCHEMA_LIBRARY),
  )
  if (carriers.length > 0) {
    throw new Error(
      `A visitor would download the schema library (${SCHEMA_LIBRARY}) with ${carriers.join(', ')}.`,
    )
  }

  const wanted = [entry, HOME_SCREEN, ...HOME_MODULES.filter((key) => manifest[key])]
  const files = new Set([...reach(manifest, wanted, staticImports)].map((key) => manifest[key].file))
  const size = [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(client, file))).length, 0)
  const figure = `${kilobytes(size)} of JavaScript (brotli); ${kilobytes(LIMIT)} are allowed`
  if (size > LIMIT) throw new Error(`The home page carries ${figure}.`)
  return `The home page carries ${figure}, and no schema library.`
}

function reach(manifest, keys, importsOf, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    reach(manifest, importsOf(manifest[key]), importsOf, seen)
  }
  return seen
}

function staticImports({ imports = [] }) {
  return imports
}

function visitorImports({ imports = [], dynamicImports = [] }) {
  return [...imports, ...dynamicImports.filter((key) => !EDITORS_ONLY.test(key))]
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} kB`
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(checkBundle(path.join(root, 'build', 'client')))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { root } from './run.mjs'

/** What a visitor's first page may carry, in kB. */
const ALLOWED = 110
/** What the demo's home page is made of (`demo/pages/home.ts`). */
const HOME_MODULES = [
  'blog-teaser-list',
  'event-list',
  'full-teaser',
  'headline',
  'highlight-teaser',
  'link',
  'quote',
  'section',
  'text',
]
  .map((name) => `src/modules/${name}/view.tsx`)
  // A still view comes when the visitor stirs.
  .filter((file) => !readFileSync(path.join(root, file), 'utf8').includes('export const isStill = true'))
/** What comes by itself soon after the page. */
const SOON = ['src/site/shell/layouts/lower-edge-parts.ts', 'src/site/shell/consent/consent-dialog.tsx']
/** What a visitor who has never been here downloads without doing anything, beside the entry. */
const SCREENS = {
  'home page': ['src/pages/screens/page.route.ts', ...HOME_MODULES],
  programme: ['src/domains/programme/screens/events.route.ts'],
  event: ['src/domains/programme/screens/event.route.ts'],
  article: ['src/domains/magazine/screens/article.route.ts'],
}
/** Loaded for editors only, so what they carry is not the visitor's. */
const EDITORS_ONLY = /^src\/(editor|admin)\//
const SCHEMA_LIBRARY = '_zod'

/** Holds what a visitor downloads to its limits; throws one sentence where it does not keep them. */
export function checkBundle(client) {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8'))
  const content = (key) => readFileSync(path.join(client, manifest[key].file))
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  if (!entry) throw new Error('The manifest names no entry.')
  const carriers = [...reach(manifest, [entry], visitorImports)].filter((key) =>
    content(key).includes(SCHEMA_LIBRARY),
  )
  if (carriers.length > 0) {
    throw new Error(
      `A visitor would download the schema library (${SCHEMA_LIBRARY}) with ${carriers.join(', ')}.`,
    )
  }

  const figures = Object.entries(SCREENS).map(([name, parts]) => {
    if (!manifest[parts[0]])
      throw new Error(`The manifest does not name the screen of the ${name}, ${parts[0]}.`)
    const size = scriptSize(client, manifest, [entry, ...SOON, ...parts.filter((key) => manifest[key])])
    const allowed = ALLOWED * 1024
    if (size > allowed) {
      throw new Error(
        `The ${name} carries ${kilobytes(size)} of JavaScript (brotli); ${kilobytes(allowed)} are allowed.`,
      )
    }
    return `${name} ${kilobytes(size)}`
  })
  return `JavaScript (brotli), without the schema library: ${figures.join(', ')}; ${ALLOWED} kB are allowed.`
}

/** What the parts and everything they import at once come to. */
function scriptSize(client, manifest, parts) {
  const files = new Set([...reach(manifest, parts, staticImports)].map((key) => manifest[key].file))
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(client, file))).length, 0)
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

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { home } from '../houses/meridian/content/pages/home.ts'
import type { Chunk, Manifest } from '../packages/foyer/src/build/source-names.ts'
import { earlyFonts } from '../packages/foyer/src/house/theme/early-fonts.ts'
import { theme } from '../packages/foyer/src/house/theme/theme.ts'
import { houseAt } from './root.mjs'

type Read = (file: string) => Buffer
interface Size {
  name: string
  size: number
}

/** The largest JavaScript of a visitor's first page, in kB (quality, Speed, A first page). */
const ALLOWED = 132
/** The styles inside a page, and the fonts of a first view. */
const STYLES_ALLOWED = 14
const FONTS_ALLOWED = 40
/** Loaded for editors only, so it does not count for visitors. */
const EDITORS_ONLY = /^foyer:(editor|office)\//
const SCHEMA_LIBRARY = '_zod'
/** Texts that the build does not change, each from code that must not be sent to visitors. */
const OF_EDITORS = {
  'the back-office': 'office-draft:',
  'the form controls of editors': 'data-missing',
  "the page editor's outbox": 'foyer-editor',
  "the page editor's tools": 'data-editor-tools',
  'the library of rich text': 'ProseMirror',
}
/** What an editor's browser loads before writing is possible, in kB: the page editor and the library for rich text. */
const EDITOR_ALLOWED = 350
const EDITOR_FILES = [
  'foyer:editor/begin',
  'foyer:editor/page/open-page',
  'foyer:editor/words/open-rich-text',
]

/** Compares what visitors download with its limits; throws an error of one sentence where one is exceeded. */
export async function checkBundle(build: string): Promise<string> {
  const client = path.join(build, 'client')
  const read: Read = (file) => readFileSync(path.join(client, file))
  const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!entry) throw new Error('The manifest names no entry.')

  const visitors = [...reach(manifest, [entry], visitorImports)]
  const everything = [...reach(manifest, [entry], anyImports)]
  const carrying = (keys: string[], word: string) =>
    keys.filter((key) => read(chunkOf(manifest, key).file).includes(word))
  const forbid = (word: string, what: string) => {
    const carriers = carrying(visitors, word)
    if (carriers.length > 0)
      throw new Error(`A visitor would download ${what} (${word}) with ${carriers.join(', ')}.`)
  }
  forbid(SCHEMA_LIBRARY, 'the schema library')
  for (const [what, word] of Object.entries(OF_EDITORS)) {
    // A text that is in no file any more would make the check useless.
    if (carrying(everything, word).length === 0) throw new Error(`Nothing of ${what} (${word}) was built.`)
    forbid(word, what)
  }

  const pages = await firstPages(build)
  const known = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const size = known.get(file) ?? brotliCompressSync(read(file)).length
    known.set(file, size)
    return size
  }
  const sizes = Object.entries(pages).map(([name, files]) => {
    const keys = reach(manifest, [entry, ...files], atOnce)
    const parts = scriptsOf(manifest, keys).map((file) => ({ name: path.basename(file), size: sizeOf(file) }))
    return { name, size: parts.reduce((sum, { size }) => sum + size, 0), parts }
  })
  const largest = largestOf(sizes)
  if (largest.size > ALLOWED * 1024) {
    throw new Error(
      `The first page "${largest.name}" carries ${kilobytes(largest.size)} of JavaScript (brotli), ` +
        `${ALLOWED} kB are allowed: ${listOf(largest.parts.sort(bySize))}.`,
    )
  }
  const styles = requireSmallStyles(manifest, pages, entry, read)
  const fonts = requireSmallFonts(chunkOf(manifest, entry), read)
  const editor = editorSize(manifest, entry, sizeOf)
  if (editor > EDITOR_ALLOWED * 1024) {
    throw new Error(
      `The page editor carries ${kilobytes(editor)} (brotli), ${EDITOR_ALLOWED} kB are allowed.`,
    )
  }
  return `The page editor: ${kilobytes(editor)} of ${EDITOR_ALLOWED} kB. Fonts: ${kilobytes(fonts)} of ${FONTS_ALLOWED} kB. Styles: at most ${kilobytes(styles)} of ${STYLES_ALLOWED} kB. JavaScript (brotli) of a first page, ${ALLOWED} kB allowed: ${listOf(sizes)}.`
}

/** The size of the largest set of styles, compressed together as they are in the page. */
function requireSmallStyles(
  manifest: Manifest,
  pages: Record<string, string[]>,
  entry: string,
  read: Read,
): number {
  const sizes = Object.entries(pages).map(([name, files]) => {
    const keys = reach(manifest, [entry, ...files], atOnce)
    const styles = new Set([...keys].flatMap((key) => chunkOf(manifest, key).css ?? []))
    return { name, size: brotliCompressSync(Buffer.concat([...styles].map(read))).length }
  })
  const largest = largestOf(sizes)
  if (largest.size > STYLES_ALLOWED * 1024) {
    throw new Error(
      `The styles of "${largest.name}" weigh ${kilobytes(largest.size)} (brotli), ${STYLES_ALLOWED} kB are allowed.`,
    )
  }
  return largest.size
}

function requireSmallFonts({ assets = [] }: Chunk, read: Read): number {
  const { count, isEarly } = earlyFonts(theme)
  const early = assets.filter(isEarly)
  const size = early.reduce((sum, file) => sum + read(file).length, 0)
  if (early.length !== count)
    throw new Error(`The theme names ${count} fonts of a first view, but the build has ${early.join(', ')}.`)
  if (size > FONTS_ALLOWED * 1024) {
    throw new Error(
      `The fonts of a first view weigh ${kilobytes(size)}, ${FONTS_ALLOWED} kB are allowed: ${early.join(', ')}.`,
    )
  }
  return size
}

/** The whole first load of an editor, including the code of the page. */
function editorSize(manifest: Manifest, entry: string, sizeOf: (file: string) => number): number {
  const keys = reach(manifest, [entry, ...EDITOR_FILES], atOnce)
  return scriptsOf(manifest, keys).reduce((sum, file) => sum + sizeOf(file), 0)
}

/** The source files of every screen's first page, besides the entry; for the home page with the modules of the demo. */
async function firstPages(build: string): Promise<Record<string, string[]>> {
  const { firstPageFiles } = await import(pathToFileURL(path.join(build, 'server', 'entry-server.js')).href)
  // The modules do not depend on the pictures and addresses they show, so any values do.
  const anything = { say: String, picture: () => 1, categories: [1], production: String }
  return firstPageFiles(home.modules(anything as unknown as Parameters<typeof home.modules>[0]))
}

function atOnce({ imports = [] }: Chunk): string[] {
  return imports
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The manifest does not name ${key}.`)
  return chunk
}

/** The files of these chunks that are scripts, each once. */
function scriptsOf(manifest: Manifest, keys: Set<string>): string[] {
  const files = [...keys].map((key) => chunkOf(manifest, key).file)
  return [...new Set(files.filter((file) => file.endsWith('.js')))]
}

function reach(
  manifest: Manifest,
  keys: string[],
  importsOf: (chunk: Chunk) => string[],
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    reach(manifest, importsOf(chunkOf(manifest, key)), importsOf, seen)
  }
  return seen
}

function visitorImports({ imports = [], dynamicImports = [] }: Chunk): string[] {
  return [...imports, ...dynamicImports.filter((key) => !EDITORS_ONLY.test(key))]
}

function anyImports({ imports = [], dynamicImports = [] }: Chunk): string[] {
  return [...imports, ...dynamicImports]
}

function bySize(a: Size, b: Size): number {
  return b.size - a.size
}

function largestOf<S extends Size>(sizes: S[]): S {
  const [largest] = sizes.sort(bySize)
  if (!largest) throw new Error('There are no pages to measure.')
  return largest
}

function listOf(sizes: Size[]): string {
  return sizes.map(({ name, size }) => `${name} ${kilobytes(size)}`).join(', ')
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
}

if (import.meta.url === pathToFileURL(String(process.argv[1])).href) {
  try {
    console.log(await checkBundle(path.join(houseAt(), '.foyer', 'current')))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root } from '../../bin/run.js'

const WORKER = 'src/site/browser/offline/worker.ts'
const ENTRY = 'src/site/entry-client.tsx'
/** The code with which a page can show that there is no network, and stay usable: its own code, its messages and its errors. */
const OFFLINE_CODE = [
  ENTRY,
  'src/site/shell/fallback-views-code.ts',
  'src/site/shell/layouts/lower-edge-parts.ts',
]
/** The fonts of a first view. */
export const FIRST_FONT = /\/(?:bricolage-grotesque|fraunces-regular)-core-[^/]*\.woff2$/

/** Builds the service worker as one file beside the site. It contains the names of the build's files. */
export async function buildWorker(client) {
  const manifest = readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8')
  const built = JSON.parse(manifest)
  const { css = [], assets = [] } = built[ENTRY] ?? {}
  const facts = {
    version: createHash('sha256').update(manifest).digest('hex').slice(0, 12),
    styles: css.map((file) => `/${file}`),
    fonts: assets.filter((file) => FIRST_FONT.test(file)).map((file) => `/${file}`),
    code: filesOf(built, OFFLINE_CODE).filter((file) => !css.includes(file.slice(1))),
  }
  if (facts.styles.length === 0) throw new Error('The manifest names no styles for the offline page.')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(facts) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

/** The files of these parts and of everything they import. */
function filesOf(built, parts, found = new Set()) {
  for (const part of parts) {
    const chunk = built[part]
    if (!chunk) throw new Error(`The manifest names no ${part}.`)
    if (found.has(`/${chunk.file}`)) continue
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(`/${file}`)
    filesOf(built, chunk.imports ?? [], found)
  }
  return [...found]
}

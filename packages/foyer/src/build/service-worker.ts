import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { theme } from '#house/theme'
import { earlyFonts } from '../house/theme/early-fonts.ts'
import { FALLBACK_VIEWS_FILE } from '../site/shell/fallback-views-file.ts'
import { housePlugin } from './house-plugin.ts'
import { packageSource, workerEntry } from './places.ts'
import type { Manifest } from './source-names.ts'

const ENTRY = 'foyer:site/entry-client'
/** The code with which a page can show that there is no network, and stay usable: its own code, its messages and its errors. */
const OFFLINE_CODE = [ENTRY, FALLBACK_VIEWS_FILE, 'foyer:site/shell/layouts/lower-edge-parts']

/** Builds the service worker as one file beside the site. It contains the names of the build's files. */
export async function buildServiceWorker(client: string): Promise<void> {
  const manifest = readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8')
  const built = JSON.parse(manifest) as Manifest
  const { css = [], assets = [] } = built[ENTRY] ?? {}
  const { isEarly } = earlyFonts(theme)
  const facts = {
    version: createHash('sha256').update(manifest).digest('hex').slice(0, 12),
    styles: css.map((file) => `/${file}`),
    fonts: assets.filter(isEarly).map((file) => `/${file}`),
    code: filesOf(built, OFFLINE_CODE).filter((file) => !css.includes(file.slice(1))),
  }
  if (facts.styles.length === 0) throw new Error('The manifest names no styles for the offline page.')
  await build({
    root: packageSource,
    configFile: false,
    plugins: [housePlugin()],
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(facts) },
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: { input: workerEntry, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

/** The files of these parts and of everything they import. */
function filesOf(built: Manifest, parts: string[], found = new Set<string>()): string[] {
  for (const part of parts) {
    const chunk = built[part]
    if (!chunk) throw new Error(`The manifest names no ${part}.`)
    if (found.has(`/${chunk.file}`)) continue
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(`/${file}`)
    filesOf(built, chunk.imports ?? [], found)
  }
  return [...found]
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root } from './run.mjs'

const WORKER = 'src/site/browser/offline/worker.ts'
const ENTRY = 'src/site/entry-client.tsx'
/** The fonts that pages preload, as `site/server/built-assets.ts` has it. */
export const EARLY_FONT = /\/(?:bricolage-grotesque|fraunces-regular)-core-[^/]*\.woff2$/

/** The service worker as one file beside the site, which knows by what names the build's files go. */
export async function buildWorker(client) {
  const manifest = readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8')
  const { css = [], assets = [] } = JSON.parse(manifest)[ENTRY] ?? {}
  const facts = {
    version: createHash('sha256').update(manifest).digest('hex').slice(0, 12),
    styles: css.map((file) => `/${file}`),
    fonts: assets.filter((file) => EARLY_FONT.test(file)).map((file) => `/${file}`),
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

import path from 'node:path'
import { build } from 'vite'
import { currentStamp, isBuilt, writeStamp } from '../packages/foyer/src/build/build-stamp.mjs'
import { buildWorker } from '../packages/foyer/src/build/service-worker.mjs'
import { checkBundle } from './check-bundle.mjs'
import { withFolderLock } from '../packages/foyer/bin/folder-lock.js'
import { precompress } from '../packages/foyer/src/build/precompress.mjs'
import { root } from '../packages/foyer/bin/run.js'
import { switchBuild } from '../packages/foyer/src/build/switch-build.mjs'

const PARTS = { client: {}, server: { ssr: 'src/site/entry-server.tsx' } }
const folder = (...names) => path.join(root, 'build', ...names)

process.env.NODE_ENV = 'production'

/** Makes the new build in a folder of its own and switches to it only when it is complete and within its limits. */
async function buildSite() {
  const stamp = currentStamp()
  for (const [part, options] of Object.entries(PARTS)) {
    await build({ root, logLevel: 'warn', build: { ...options, outDir: folder('next', part) } })
  }
  await buildWorker(folder('next', 'client'))
  console.log(await checkBundle(folder('next')))
  await precompress(folder('next', 'client'))
  switchBuild(folder())
  writeStamp(stamp)
}

try {
  await withFolderLock(async () => {
    if (process.argv.includes('--if-needed') && isBuilt()) return
    await buildSite()
  })
} catch (error) {
  console.error(`\n  The site could not be built: ${error.message}\n`)
  process.exit(1)
}

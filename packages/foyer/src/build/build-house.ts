import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { withFolderLock } from '../../bin/folder-lock.js'
import { houseFolder, madeFolder } from '../house/folder.ts'
import { requireKnownWords } from '../house/own-words.ts'
import { currentStamp, isBuilt, writeStamp } from './build-stamp.ts'
import { made, packagePublic, sourceFolders } from './places.ts'
import { precompress } from './precompress.ts'
import { buildServiceWorker } from './service-worker.ts'
import { type Manifest, withSourceNames } from './source-names.ts'
import { switchBuild } from './switch-build.ts'
import { themeIcon } from './theme-styles.ts'
import { buildConfig } from './vite-config.ts'

interface Options {
  /** Does nothing where the build is of the current sources. */
  ifNeeded?: boolean
  /** Looks at the build in a folder before it is switched to; what it throws stops that. */
  check?(folder: string): Promise<void>
}

/** Makes the new build of the house in a folder of its own and switches to it only when it is complete. */
export async function buildHouse({ ifNeeded = false, check }: Options = {}): Promise<void> {
  await withFolderLock(madeFolder, async () => {
    if (ifNeeded && isBuilt()) return
    if (ifNeeded) console.log('· building the site')
    requireKnownWords()
    const stamp = currentStamp()
    for (const part of ['client', 'server'] as const) await build(buildConfig(part, made('next', part)))
    const client = made('next', 'client')
    nameSources(path.join(client, '.vite', 'manifest.json'))
    const icon = path.join(client, 'favicon.svg')
    if (existsSync(themeIcon) && !existsSync(icon)) cpSync(themeIcon, icon)
    cpSync(packagePublic, client, { recursive: true, force: false })
    await buildServiceWorker(client)
    await check?.(made('next'))
    await precompress(client)
    switchBuild(made())
    writeStamp(stamp)
  })
}

function nameSources(file: string): void {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  writeFileSync(file, JSON.stringify(withSourceNames(manifest, houseFolder, sourceFolders)))
}

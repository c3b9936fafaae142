import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withFolderLock } from '../packages/foyer/bin/folder-lock.js'
import { run, say } from '../packages/foyer/bin/run.js'
import { root } from './root.mjs'

/** Installs from the lock file unless everything is installed. Tools of developers that are there stay there. */
export async function ensurePackages({ dev: needsTools }) {
  const dev = needsTools || hasTools()
  if (isInstalled({ dev })) return
  await withFolderLock(path.join(root, '.foyer'), async () => {
    if (isInstalled({ dev })) return
    say(`installing packages (first ${dev ? 'test run' : 'start'} only, about half a minute)`)
    const code = await npm(['ci', '--loglevel=error', dev ? '--include=dev' : '--omit=dev'])
    if (code !== 0) throw new Error('The packages could not be installed; npm says why above.')
  })
}

/**
 * Whether node_modules contains what the lock file lists, according to npm's own record. So an installation by hand counts, too,
 * and an aborted one does not. Optional packages are for other systems and may be missing.
 */
function isInstalled({ dev }) {
  const record = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = packagesIn(record)
  return Object.entries(packagesIn(path.join(root, 'package-lock.json'))).every(
    ([place, { version, ...wanted }]) =>
      place === '' ||
      wanted.optional ||
      wanted.devOptional ||
      (wanted.dev && !dev) ||
      installed[place]?.version === version,
  )
}

/** Whether developers' tools were installed before, perhaps in an older version. */
function hasTools() {
  const record = path.join(root, 'node_modules', '.package-lock.json')
  return existsSync(record) && Object.values(packagesIn(record)).some(({ dev }) => dev)
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Runs the npm that started us, with its Node; without one, the npm on the path. A quiet one says only what goes wrong. */
export function npm(args, { cwd = root, quiet = false } = {}) {
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env
  const how = { cwd, ...(quiet && { stdio: ['ignore', 'ignore', 'inherit'] }) }
  return cli ? run(node, [cli, ...args], {}, how) : run('npm', args, {}, how)
}

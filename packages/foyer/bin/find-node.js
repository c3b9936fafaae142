import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const NEEDED = 24

/** A Node that runs TypeScript: the current one if it is new enough, else the one in the packages of this folder. */
export function findNode(folder = process.cwd()) {
  // An installation may just have deleted the file that this process runs from.
  const node = [process.execPath, ...broughtTo(folder)].find((file) => existsSync(file) && isNew(file))
  if (node) return node
  throw new Error(
    `Foyer needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}. Install a newer Node, or run "npm install node@${NEEDED}", which brings one for this folder alone.`,
  )
}

/** Where the package `node` of npm puts its program. */
function broughtTo(folder) {
  const search = createRequire(path.join(folder, 'package.json')).resolve.paths('node/package.json') ?? []
  return search.flatMap((packages) => {
    const program = path.join(packages, 'node', 'bin', 'node')
    return [program, `${program}.exe`, path.join(packages, '.bin', 'node')]
  })
}

function isNew(file) {
  const version =
    file === process.execPath ? process.version : spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout
  return Number(/^v(\d+)\./.exec(version ?? '')?.[1]) >= NEEDED
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.js'

const NEEDED = 24

/** A Node that runs TypeScript: the current one if it is new enough, else the one in the packages. */
export function findNode() {
  const brought = path.join(root, 'node_modules', 'node', 'bin', 'node')
  const linked = path.join(root, 'node_modules', '.bin', 'node')
  // An installation may just have deleted the file that this process runs from.
  const node = [process.execPath, brought, `${brought}.exe`, linked].find(
    (file) => existsSync(file) && isNew(file),
  )
  if (node) return node
  throw new Error(
    `Foyer needs Node ${NEEDED}: this is Node ${process.versions.node}, and the packages brought none for this machine.`,
  )
}

function isNew(file) {
  const version =
    file === process.execPath ? process.version : spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout
  return Number(/^v(\d+)\./.exec(version ?? '')?.[1]) >= NEEDED
}

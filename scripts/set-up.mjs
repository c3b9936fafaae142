import { isBuilt } from './build-stamp.mjs'
import { findNode } from './find-node.mjs'
import { ensurePackages } from './packages.mjs'
import { run, say } from './run.mjs'

/**
 * Everything that must stand before the server can: packages, a Node that runs TypeScript, the built site. This file
 * and those it imports are plain JavaScript for Node 20 without packages, because on a fresh clone there is nothing else.
 */
export async function setUp() {
  await ensurePackages({ dev: false })
  const node = findNode()
  if (!isBuilt()) {
    say('building the site')
    if ((await run(node, ['scripts/build.mjs', '--if-needed'])) !== 0) process.exit(1)
  }
  return node
}

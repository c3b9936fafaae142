import { isBuilt } from './build-stamp.mjs'
import { findNode } from './find-node.mjs'
import { ensurePackages } from './packages.mjs'
import { run, say } from './run.mjs'

/**
 * Prepares everything the server needs: packages, a Node that runs TypeScript, the built site. This file and its imports are
 * plain JavaScript for Node 20 without packages, because a fresh clone has nothing else.
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

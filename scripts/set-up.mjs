import { isBuilt } from '../packages/foyer/src/build/build-stamp.mjs'
import { findNode } from '../packages/foyer/bin/find-node.js'
import { ensurePackages } from './packages.mjs'
import { run, say } from '../packages/foyer/bin/run.js'

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

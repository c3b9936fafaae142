import { findNode } from '../packages/foyer/bin/find-node.js'
import { runStep } from '../packages/foyer/bin/run.js'
import { ensurePackages } from './packages.mjs'
import { root } from './root.mjs'

/**
 * `npm run test:peers`: Foyer together with real programs of others, such as an S3 server. They are not part of `npm test`, because
 * they are downloaded or built first. `npm run test:peers -- s3` runs the files whose names contain that.
 */
try {
  await ensurePackages({ dev: true })
  const node = findNode(root)
  const built = await runStep(node, ['scripts/build.ts', '--if-needed'])
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'peers', ...process.argv.slice(2)]
  process.exitCode = built || (await runStep(node, vitest))
} catch (error) {
  console.error(`\n  ${error.message}\n`)
  process.exitCode = error.exitCode ?? 1
}

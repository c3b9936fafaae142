import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findNode } from '../packages/foyer/bin/find-node.js'
import { run } from '../packages/foyer/bin/run.js'
import { ensurePackages } from './packages.mjs'
import { HOUSE, houseAt, root } from './root.mjs'

/**
 * Runs a command of `foyer` for a house of this repository: `node scripts/house.mjs start lindhalle`. It installs the packages
 * first. This file and its imports are plain JavaScript for Node 20 without packages, because a fresh clone has nothing else.
 */
try {
  const [command = 'start', ...rest] = process.argv.slice(2)
  const name = rest[0] && !rest[0].startsWith('-') ? rest.shift() : HOUSE
  if (!existsSync(path.join(houseAt(name), 'house.ts'))) {
    const houses = readdirSync(path.join(root, 'houses')).join(', ')
    throw new Error(`There is no house "${name}". There are: ${houses}.`)
  }
  await ensurePackages({ dev: command === 'dev' })
  const foyer = path.join(root, 'packages', 'foyer', 'bin', 'foyer.js')
  process.exitCode = await run(findNode(root), [foyer, command, ...rest], {}, { cwd: houseAt(name) })
} catch (error) {
  console.error(`\n  ${error.message}\n`)
  process.exitCode = 1
}

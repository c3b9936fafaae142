import path from 'node:path'
import { parseArgs } from 'node:util'
import { requireBuildTools } from '../house/build-tools.ts'
import { houseFolder } from '../house/folder.ts'
import { checkParts } from './check/check-folder.ts'
import { printFaults } from './check/print-faults.ts'

/**
 * `foyer build`: makes the site of the house in this folder. `foyer start` calls it with `--if-needed`. With `--out` it also makes a
 * folder that runs without the tools it was built with.
 */
process.env.NODE_ENV = 'production'
try {
  const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean' }, out: { type: 'string' } } })
  const faults = await checkParts(houseFolder)
  if (faults.length > 0) {
    printFaults(faults)
    process.exit(1)
  }
  requireBuildTools()
  // Only now, because it reads the house while it is loaded.
  const { buildHouse } = await import('../build/build-house.ts')
  await buildHouse({ ifNeeded: values['if-needed'] ?? values.out !== undefined })
  if (values.out) {
    const { writeBuiltFolder } = await import('../build/built-folder.ts')
    writeBuiltFolder(path.resolve(values.out))
    console.log(`· ${values.out} has the site and all that it needs; "node foyer.js" in it serves it`)
  }
} catch (error) {
  console.error(`\n  The site could not be built: ${(error as Error).message}\n`)
  process.exit(1)
}

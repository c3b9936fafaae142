import { parseArgs } from 'node:util'
import { houseFolder } from '../house/folder.ts'
import { checkFolder, warningsOf } from './check/check-folder.ts'
import { printFaults } from './check/print-faults.ts'

/** `foyer check`: prints what is wrong or missing in the folder of the house, one sentence each, and apart what could be better. */
try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } })
  const [errors, warnings] = await Promise.all([checkFolder(houseFolder), warningsOf(houseFolder)])
  if (values.json) console.log(JSON.stringify({ errors, warnings }, null, 2))
  else {
    if (errors.length === 0) console.log('\n  Nothing is wrong in this folder.\n')
    else printFaults(errors)
    if (warnings.length > 0)
      console.log(`  What could be better:\n${warnings.map((one) => `  - ${one}\n`).join('')}`)
  }
  process.exitCode = errors.length > 0 ? 1 : 0
} catch (error) {
  console.error(`\n  The check could not be made: ${(error as Error).message}\n`)
  process.exitCode = 1
}

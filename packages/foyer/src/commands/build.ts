import { parseArgs } from 'node:util'
import { buildHouse } from '../build/build-house.ts'

/** `foyer build`: makes the site of the house in this folder. `foyer start` calls it with `--if-needed`. */
process.env.NODE_ENV = 'production'
try {
  const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean' } } })
  await buildHouse({ ifNeeded: values['if-needed'] ?? false })
} catch (error) {
  console.error(`\n  The site could not be built: ${(error as Error).message}\n`)
  process.exit(1)
}

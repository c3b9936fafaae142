import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { examine } from './doctor/examine.ts'
import { PARTS } from './doctor/finding.ts'

/** `foyer doctor`: says what is wrong with this installation, part by part, and ends with exit code 1 if anything is. */
const SIGN = { good: '✓', note: '·', bad: '✗' }

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const findings = await examine(process.env)
  const isWell = findings.every(({ state }) => state !== 'bad')
  if (values.json) console.log(JSON.stringify({ isWell, findings }, null, 2))
  else {
    for (const part of PARTS) {
      const ofPart = findings.filter((finding) => finding.part === part)
      if (ofPart.length > 0) console.log(`\n  ${part}`)
      for (const { state, says } of ofPart) console.log(`  ${SIGN[state]} ${says}`)
    }
    console.log(isWell ? '\n  Nothing is wrong.\n' : '\n  What is marked ✗ must be mended.\n')
  }
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  console.error(`\n  The examination could not be made: ${(error as Error).message}\n`)
  process.exitCode = 1
}

import { pathToFileURL } from 'node:url'
import { SetupError } from '../house/setup-error.ts'

/**
 * Runs another file as the program. The house is read while its code is loaded, so a mistake in the house is caught here and said in
 * one sentence.
 */
const [program = ''] = process.argv.splice(2, 1)
process.argv[1] = program
try {
  await import(pathToFileURL(program).href)
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}

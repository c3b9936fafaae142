import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkHouse } from '../house/check-house.ts'
import { houseFolder } from '../house/folder.ts'
import { SetupError } from '../house/setup-error.ts'
import { addPart } from './add/add-part.ts'

/**
 * `foyer add <kind> <name>`: writes the files of a part of the house, with a test that fails until they are filled, or those that run
 * it in a container or as a service.
 */
try {
  const [kind, name] = process.argv.slice(2)
  const { default: given } = await import(pathToFileURL(path.join(houseFolder, 'house.ts')).href)
  const files = addPart(houseFolder, checkHouse(given).languages, kind, name)
  console.log(`
  Written:
${files.map((file) => `    ${file}`).join('\n')}

${files.some((file) => file.startsWith('tests/')) ? '  Next: npm test. It says what is left to be filled.\n' : ''}`)
} catch (error) {
  const reason =
    error instanceof SetupError ? error.message : `Nothing could be added: ${(error as Error).message}`
  console.error(`\n  ${reason}\n`)
  process.exitCode = 1
}

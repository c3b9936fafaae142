import { houseFolder } from '../house/folder.ts'
import { checkFolder } from './check/check-folder.ts'
import { themeAdvice } from './check/house-file.ts'

/** `foyer check`: prints what is wrong or missing in the folder of the house, one sentence each. */
const faults = await checkFolder(houseFolder)
if (faults.length === 0) console.log('\n  Nothing is wrong in this folder.\n')
else console.error(`\n${faults.map((fault) => `  ${fault}\n`).join('')}`)
for (const advice of await themeAdvice(houseFolder)) console.log(`  ${advice}\n`)
process.exitCode = faults.length > 0 ? 1 : 0

import { useHouse } from './root.mjs'

/** Builds Haus Meridian, and refuses a build that is larger than a visitor's phone should load. `--if-needed`: unless it is there. */
useHouse()
process.env.NODE_ENV = 'production'
// Both read at once where the house is.
const { buildHouse } = await import('../packages/foyer/src/build/build-house.ts')
const { checkBundle } = await import('./check-bundle.ts')
try {
  await buildHouse({
    ifNeeded: process.argv.includes('--if-needed'),
    check: async (folder) => console.log(await checkBundle(folder)),
  })
} catch (error) {
  console.error(`\n  The site could not be built: ${(error as Error).message}\n`)
  process.exit(1)
}

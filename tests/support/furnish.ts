import { cpSync, existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { fillTemplate } from './fill-template.ts'
import { testConfig } from './test-config.ts'

/** Where the houses of this run of the browser tests are kept, for the next server to copy. */
export const HOUSES = 'FOYER_TEST_HOUSES'

/** Fills a data folder with the demo and its pictures, or with so many events and none; once per run, and copied after that. */
export async function furnish(folder: string, events?: number): Promise<void> {
  const houses = process.env[HOUSES]
  const house = path.join(houses ?? '', events ? `events-${events}` : 'demo')
  if (houses && existsSync(house)) return cpSync(house, folder, { recursive: true })
  await fillTemplate(testConfig({ DATA_DIR: folder }), events ? { demoSize: { events } } : { pictures: true })
  if (houses) lend(folder, house)
}

/** Two servers may start at once: each fills its own house, and whoever is done first lends it to the others. */
function lend(folder: string, house: string): void {
  const copy = `${house}-${process.pid}`
  cpSync(folder, copy, { recursive: true })
  if (!existsSync(house)) renameSync(copy, house)
}

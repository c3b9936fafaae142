import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fillTemplate } from './fill-template.ts'
import { testConfig } from './test-config.ts'

/** Where the houses of this run of the browser tests are kept, for the next server to copy. */
export const HOUSES = 'FOYER_TEST_HOUSES'

/** Fills a data folder with the demo and its pictures, or with so many events and none; once per run, and copied after that. */
export async function furnish(folder: string, events?: number): Promise<void> {
  const houses = process.env[HOUSES]
  if (!houses) return fill(folder, events)
  const house = path.join(houses, events ? `events-${events}` : 'demo')
  if (isFirst(house)) {
    await fill(folder, events)
    cpSync(folder, `${house}-copy`, { recursive: true })
    renameSync(`${house}-copy`, house)
    return
  }
  while (!existsSync(house)) await wait(100)
  cpSync(house, folder, { recursive: true })
}

async function fill(folder: string, events?: number): Promise<void> {
  await fillTemplate(testConfig({ DATA_DIR: folder }), events ? { demoSize: { events } } : { pictures: true })
}

/** Two servers may start at once: one fills the house, the other waits for it. */
function isFirst(house: string): boolean {
  try {
    mkdirSync(`${house}-begun`)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

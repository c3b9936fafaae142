import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { houseFolder } from '../../packages/foyer/src/house/folder.ts'
import { fillTemplate } from './fill-template.ts'
import { testConfig } from './test-config.ts'

/** The folder with the filled data folders of this run, which every server copies. */
export const HOUSES = 'FOYER_TEST_HOUSES'

/** Fills a data folder with the content of the house and its pictures, or with so many events without pictures. */
export async function furnish(folder: string, events?: number): Promise<void> {
  cpSync(await houseWith(events), folder, { recursive: true })
}

/** The path of such a data folder. The first caller fills it, in any process, and the others wait for that. */
export async function houseWith(events?: number): Promise<string> {
  const size = events ? `events-${events}` : 'whole'
  const house = path.join(String(process.env[HOUSES]), `${path.basename(houseFolder)}-${size}`)
  const begun = `${house}-begun`
  if (isFirst(begun)) {
    try {
      await fill(`${house}-unfinished`, events)
      renameSync(`${house}-unfinished`, house)
    } catch (error) {
      rmSync(begun, { recursive: true })
      throw error
    }
  }
  while (!existsSync(house)) {
    if (!existsSync(begun)) throw new Error(`${house} could not be filled.`)
    await wait(100)
  }
  return house
}

async function fill(folder: string, events?: number): Promise<void> {
  mkdirSync(folder)
  await fillTemplate(testConfig({ DATA_DIR: folder }), events ? { size: { events } } : { pictures: true })
}

function isFirst(begun: string): boolean {
  try {
    mkdirSync(begun)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { SetupError } from '../../house/setup-error.ts'
import { knownVariables, readConfig } from '../../platform/config/config.ts'
import { nearest } from './nearest.ts'

/** Variables of Node and of the system that may stand in the file as well. */
const OTHERS = /^(?:FOYER_|NODE_|MALLOC_|UV_)|^(?:TZ|LANG|PATH|TMPDIR)$/

/** `.env`: variables that Foyer does not know, and values that would stop a start. */
export function settingsFile(house: string): string[] {
  const file = path.join(house, '.env')
  if (!existsSync(file)) return []
  const given = parseEnv(readFileSync(file, 'utf8'))
  const names = Object.keys(knownVariables())
  const unknown = Object.keys(given).filter((name) => !names.includes(name) && !OTHERS.test(name))
  const faults = unknown.map((name) => {
    const meant = nearest(name, names)
    return `.env: Foyer knows no ${name}${meant ? `: is it meant to be ${meant}?` : '.'}`
  })
  try {
    readConfig(given)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    faults.push(`.env: ${error.message}`)
  }
  return faults
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { SetupError } from '../../house/setup-error.ts'
import { nearest } from './nearest.ts'

/** Variables of Node and of the system that may stand in the file as well. */
const OTHERS = /^(?:FOYER_|NODE_|MALLOC_|UV_)|^(?:TZ|LANG|PATH|TMPDIR)$/

/** `.env`: variables that Foyer does not know, and values that would stop a start. */
export async function settingsFile(house: string): Promise<string[]> {
  const given = settingsIn(house)
  // Which variables there are depends on the shop of the house. Where house.ts is wrong, another check says so.
  const config = given && (await import('../../platform/config/config.ts').catch(() => null))
  if (!config) return []
  const { knownVariables, readConfig } = config
  const names = Object.entries(knownVariables()).flatMap(([name, { isSecret }]) =>
    isSecret ? [name, `${name}_FILE`] : [name],
  )
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

/** What visitors and search engines need, which a house can do without until then. */
export function beforePublic(house: string): string[] {
  const given = settingsIn(house) ?? {}
  const missing = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'].filter((name) => !given[name] && !process.env[name])
  if (missing.length === 0) return []
  return [`Before the site is public, set ${missing.join(', ')} in .env; .env.example says what they are.`]
}

function settingsIn(house: string): Record<string, string | undefined> | null {
  const file = path.join(house, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : null
}

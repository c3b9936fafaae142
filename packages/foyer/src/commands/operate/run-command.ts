import { existsSync } from 'node:fs'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { createLog } from '../../platform/log.ts'
import { safeMessage } from '../../platform/logged-error.ts'
import { Ended } from '../../platform/processes/ended-by-signals.ts'

/** What a command is told: the settings, and a log that says only what went wrong. */
export interface Told {
  config: Config
  log: ReturnType<typeof createLog>
}

/** Runs a command with the settings of this installation. What fails is one sentence and exit code 1, a signal is 130. */
export async function runCommand(command: (told: Told) => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    await command({ config: readConfig(process.env), log: createLog({ logLevel: 'error' }) })
  } catch (error) {
    if (error instanceof Ended) {
      console.error('· stopped; nothing was kept')
      process.exit(130)
    }
    console.error(`\n  ${error instanceof Error ? safeMessage(error) : String(error)}\n`)
    process.exit(1)
  }
}

/** A step of a command. On stderr, because an archive may leave on stdout. */
export const progress = (step: string) => console.error(`· ${step}`)

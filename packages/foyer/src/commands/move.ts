import { existsSync } from 'node:fs'
import { readConfig, SetupError } from '../platform/config/config.ts'
import { type Moved, moveFiles } from '../platform/storage/move-files.ts'
import { openBoth } from '../platform/storage/open-storage.ts'

const SAID_EVERY_MS = 2_000

/** `foyer move`: brings the files of the house to the storage that `house.ts` names. */
async function move(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { storage } = readConfig(process.env)
  const both = openBoth(storage)
  if (!both) {
    throw new SetupError(
      'house.ts does not say where the files come from. Write both storages while they move, such as storage: s3({ from: disk() }).',
    )
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort())
  let saidAt = performance.now()
  const onProgress = (moved: Moved) => {
    if (performance.now() - saidAt < SAID_EVERY_MS) return
    saidAt = performance.now()
    console.log(`· ${asWords(moved)}`)
  }
  const moved = await moveFiles(both, { stopping: stop.signal, onProgress })
  if (stop.signal.aborted) {
    console.log(`\n  Stopped: ${asWords(moved)}. The next "foyer move" goes on.\n`)
    process.exitCode = 1
    return
  }
  console.log(
    `\n  All files are there: ${asWords(moved)}. Now leave "from" out in house.ts, and start again.\n`,
  )
}

function asWords({ files, bytes, there }: Moved): string {
  return `${files} copied and checked (${(bytes / 1e6).toFixed(1)} MB), ${there} were there`
}

try {
  await move()
} catch (error) {
  // A SetupError is said by `within-house.ts`, through which this file runs.
  if (error instanceof SetupError) throw error
  const { message, cause } = error as Error
  const reason = cause instanceof Error ? cause.message : message
  console.error(`\n  ${reason}. What has been moved stays there; the next "foyer move" goes on.\n`)
  process.exitCode = 1
}

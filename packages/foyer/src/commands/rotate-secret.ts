import { setTimeout as wait } from 'node:timers/promises'
import { noteCommand } from '../domains/accounts/audit/collect.ts'
import { sealKeys } from '../domains/accounts/sealed-keys.ts'
import { openBesideSite } from '../platform/database/database.ts'
import {
  addNextSecret,
  installationSecret,
  KNOWN_AFTER,
  promoteSecret,
  VALID_DAYS,
} from '../platform/installation/secrets.ts'
import { endedBySignals } from '../platform/processes/ended-by-signals.ts'
import { progress, runCommand, type Told } from './operate/run-command.ts'

/** `foyer rotate-secret`: a new secret signs from now on; what the old one has signed stays valid for a month. */
await runCommand(async (told) => {
  const next = await withDatabase(told, ({ db }) => addNextSecret(db, Date.now()))
  progress(`every process gets to know the new secret; this takes ${KNOWN_AFTER / 60_000} minute`)
  await endedBySignals((signal) =>
    wait(KNOWN_AFTER, undefined, { signal }).catch(() => signal.throwIfAborted()),
  )
  await withDatabase(told, async ({ db }) => {
    await promoteSecret(db, next, Date.now())
    const secret = await installationSecret(db)
    secret.stop()
    await sealKeys(db, secret)
    await noteCommand(db, new Date(), 'rotate_secret')
  })
  progress(`the new secret signs; what the old one has signed is valid for ${VALID_DAYS} more days`)
})

async function withDatabase<T>(
  { config, log }: Told,
  work: (database: Awaited<ReturnType<typeof openBesideSite>>) => Promise<T>,
): Promise<T> {
  const database = await openBesideSite(config, log)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

import { parseArgs } from 'node:util'
import { batchesOf, collectAudit, verifyAudit } from '../domains/accounts/audit/collect.ts'
import { SetupError } from '../house/setup-error.ts'
import { openBesideSite } from '../platform/database/database.ts'
import { systemClock } from '../platform/time/clock.ts'
import { runCommand } from './operate/run-command.ts'

/**
 * `foyer audit verify` says whether the audit trail is whole; `foyer audit export` prints it as JSON lines, all of it or what `--person`,
 * `--kind`, `--since` and `--until` choose.
 */
await runCommand(async ({ config, log }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      person: { type: 'string' },
      kind: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
    },
  })
  const [what] = positionals
  if (what !== 'verify' && what !== 'export') {
    throw new SetupError('Say what to do: foyer audit verify, or foyer audit export.')
  }
  const since = dayOf('--since', values.since) ?? 0
  const until = dayOf('--until', values.until) ?? Number.POSITIVE_INFINITY
  const database = await openBesideSite(config, log)
  try {
    // What was done in the last minute belongs to it.
    await collectAudit({ db: database.db, clock: systemClock })
    if (what === 'verify') {
      const { entries, hole } = await verifyAudit(database.db)
      if (hole) throw new SetupError(`The audit trail is not whole. ${hole}`)
      console.log(`The audit trail is whole: ${entries} entries.`)
      return
    }
    for await (const batch of batchesOf(database.db, 0)) {
      for (const { number, at, actorId, facts, hash } of batch) {
        const isAsked =
          at.getTime() >= since &&
          at.getTime() < until &&
          (values.kind === undefined || facts.kind === values.kind) &&
          (values.person === undefined || facts.actor === values.person.toLowerCase())
        if (isAsked)
          console.log(JSON.stringify({ number, at: at.toISOString(), actor_id: actorId, ...facts, hash }))
      }
    }
  } finally {
    await database.close()
  }
})

function dayOf(flag: string, text: string | undefined): number | null {
  if (text === undefined) return null
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new SetupError(`${flag} takes a day or a moment, such as 2026-11-01.`)
  return at
}

import { parseArgs } from 'node:util'
import { isFailure } from '../contract/errors.ts'
import { noteCommand } from '../domains/accounts/audit/collect.ts'
import { erasePerson, exportPerson } from '../domains/accounts/person.ts'
import { SetupError } from '../house/setup-error.ts'
import { localChanges } from '../platform/cache/changes.ts'
import { openBesideSite } from '../platform/database/database.ts'
import { systemClock } from '../platform/time/clock.ts'
import { runCommand } from './operate/run-command.ts'

/** `foyer person export <e-mail>` prints what is stored about a person as JSON; `foyer person delete <e-mail> --yes` deletes it. */
await runCommand(async ({ config, log }) => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean' } } })
  const [what, given = ''] = positionals
  const email = given.trim().toLowerCase()
  if ((what !== 'export' && what !== 'delete') || !email.includes('@')) {
    throw new SetupError(
      'Say what to do with whom: foyer person export ada@example.org, or foyer person delete ada@example.org --yes.',
    )
  }
  if (what === 'delete' && !values.yes) {
    throw new SetupError(
      `This deletes everything about ${email} for good. "foyer person export" shows it; --yes deletes it.`,
    )
  }
  const database = await openBesideSite(config, log)
  try {
    const needs = { db: database.db, clock: systemClock, changes: localChanges() }
    if (what === 'export') {
      console.log(JSON.stringify(await exportPerson(needs, email), null, 2))
      await noteCommand(database.db, new Date(), 'person_exported')
      return
    }
    const { account, entries, links, letters, keptAudit } = await erasePerson(needs, email)
    await noteCommand(database.db, new Date(), 'person_deleted')
    console.log(
      `Deleted: ${account ? 'the account with all that belongs to it' : 'no account'}, ${entries} form entries, ${links} requested links, ${letters} waiting letters.`,
    )
    if (keptAudit > 0) {
      console.log(
        `Kept: ${keptAudit} entries of the audit trail, which prove who changed what, until they are too old.`,
      )
    }
  } catch (error) {
    if (!isFailure(error)) throw error
    throw new SetupError(`${email} cannot be deleted: it is the last admin. Make another one first.`)
  } finally {
    await database.close()
  }
})

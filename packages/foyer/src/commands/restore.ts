import { noteCommand } from '../domains/accounts/audit/collect.ts'
import { SetupError } from '../house/setup-error.ts'
import { restore } from '../platform/backup/restore.ts'
import { openDatabase } from '../platform/database/database.ts'
import { refreshStatistics } from '../platform/database/statistics.ts'
import { putBackJobs } from '../platform/jobs/jobs.ts'
import { endedBySignals } from '../platform/processes/ended-by-signals.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { progress, runCommand } from './operate/run-command.ts'

/** `foyer restore <file>`: puts an archive into an empty database and an empty storage. */
await runCommand(async ({ config, log }) => {
  const [file] = process.argv.slice(2)
  if (!file) throw new SetupError('Say which archive: foyer restore house.tar.gz.age')
  const database = await openDatabase(config, log)
  try {
    const storage = openStorage(config.storage)
    const { jobs } = await endedBySignals((signal) =>
      restore(file, { config, database, storage, signal, progress }),
    )
    await putBackJobs(database, jobs)
    await noteCommand(database.db, new Date(), 'restore_backup')
    await refreshStatistics(database.db)
    progress('restored; everybody logs in anew')
  } finally {
    await database.close()
  }
})

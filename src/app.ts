import { readFileSync } from 'node:fs'
import path from 'node:path'
import { accountsApi } from './domains/accounts/api.ts'
import { findViewer, forgetPastSessions } from './domains/accounts/sessions.ts'
import { settingsApi } from './domains/settings/api.ts'
import { pagesApi } from './pages/api.ts'
import { localChanges, sharedChanges } from './platform/cache/changes.ts'
import type { Config } from './platform/config/config.ts'
import type { Platform } from './platform/context.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrateAndSetUp } from './platform/database/migrate.ts'
import { addApiDocs } from './platform/endpoints/api-docs.ts'
import { registerAll } from './platform/endpoints/local-call.ts'
import { createFigures } from './platform/figures.ts'
import { contextFactory } from './platform/http/context-factory.ts'
import { addHealth } from './platform/http/health.ts'
import { registerEndpoints } from './platform/http/register-endpoints.ts'
import { createServer } from './platform/http/server.ts'
import { installationSecret } from './platform/installation/facts.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/log.ts'
import { createMail } from './platform/mail/mail.ts'
import { diskStorage } from './platform/storage/storage.ts'
import { forgetPastThrottles } from './platform/throttle/throttle.ts'
import type { Clock } from './platform/time/clock.ts'
import { type NewLogin, setUpInstallation } from './set-up.ts'
import { addSite } from './site/server.ts'

/** Every call of every room. */
const endpoints = [...accountsApi, ...settingsApi, ...pagesApi]

export interface AppOptions {
  config: Config
  clock: Clock
  log: Logger
  /** Vite in the process, with hot reload, instead of the built site. */
  dev?: boolean
  /** Hold every answer against its schema: for tests and development. */
  checkAnswers?: boolean
  /** Told what is going on while it starts. */
  progress?: (step: string) => void
}

/** Puts the house together. The process around it (arguments, signals, exit codes) is `main.ts`. */
export async function createApp(options: AppOptions) {
  const { config, clock, log, dev = false, checkAnswers = dev, progress = () => {} } = options
  progress(config.databaseUrl ? 'connecting to the database' : 'opening the embedded database')
  const database = await openDatabase(config, log)
  try {
    const changes = config.databaseUrl ? await sharedChanges(config.databaseUrl, log) : localChanges()
    let logins: NewLogin[] = []
    progress('bringing the database up to date')
    await migrateAndSetUp(database, async (db) => {
      logins = await setUpInstallation({ db, clock, changes }, config, progress)
    })

    const jobs = createJobs(database, log)
    const platform: Platform = {
      config,
      db: database.db,
      clock,
      log,
      changes,
      jobs,
      mail: createMail(config, jobs, clock),
      storage: diskStorage(path.join(config.dataDir, 'files')),
      figures: createFigures(),
      secret: await installationSecret(database.db),
    }
    jobs.schedule('forget-the-past', '17 4 * * *', async () => {
      await forgetPastSessions(platform)
      await forgetPastThrottles(platform)
    })

    const { server, routes, headers, setFrontDesk } = await createServer({ config, log, dev })
    const contextOf = contextFactory(platform, findViewer)
    let draining = false
    addHealth(server, platform, async () => {
      await database.pool.query('select 1')
      return !draining
    })
    registerEndpoints(server, endpoints, { contextOf, checkAnswers })
    addApiDocs(server, endpoints, version())
    const frontDesk = await addSite(server, {
      platform,
      contextOf,
      registry: registerAll(endpoints),
      checkAnswers,
      dev,
      headers,
    })
    setFrontDesk(frontDesk)

    return {
      server,
      platform,
      endpoints,
      routes,
      /** Accounts made on this start, with the only readable copy of their passwords. */
      logins,
      /** Says no to new work while the old is finished, then puts everything away. */
      async close() {
        draining = true
        await server.close()
        await jobs.stop()
        await changes.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
}

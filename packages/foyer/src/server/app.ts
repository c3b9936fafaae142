import { readFileSync } from 'node:fs'
import { Failure } from '../contract/errors.ts'
import { isForPeople } from '../contract/for-people.ts'
import type { RenderLetter } from '../contract/letter.ts'
import { createNews } from '../documents/news.ts'
import type { LetterHouse } from '../domains/accounts/letter.ts'
import { defineLinkMails } from '../domains/accounts/link-mails.ts'
import { sealKeys } from '../domains/accounts/sealed-keys.ts'
import { findViewer } from '../domains/accounts/sessions.ts'
import { availabilityRefresher, createAvailability } from '../domains/booking/availability.ts'
import { shopStocker } from '../domains/booking/stock.ts'
import type { LineLimits } from '../domains/booking/waiting-line.ts'
import { watchShop } from '../domains/booking/watch.ts'
import { addDashboardFiles } from '../domains/insight/csv-files.ts'
import { createPageViews } from '../domains/insight/page-views.ts'
import { defineMediaJobs } from '../domains/media/avif.ts'
import { createRenditions } from '../domains/media/renditions.ts'
import { writeSearchCounts } from '../domains/search/counting.ts'
import { letterLook, readTheme } from '../domains/settings/brand/brand-in-effect.ts'
import { announceSettings } from '../domains/settings/service.ts'
import { localChanges, type Siblings, sharedChanges } from '../platform/cache/changes.ts'
import { recordReads } from '../platform/cache/reads.ts'
import { createWarmer } from '../platform/cache/warmer.ts'
import type { Config } from '../platform/config/config.ts'
import { openDatabase, withSessions } from '../platform/database/database.ts'
import { migrateAndSetUp } from '../platform/database/migrate.ts'
import { edgeOf, keepUntil } from '../platform/edge/edge.ts'
import { tellEdge } from '../platform/edge/tell-edge.ts'
import { addApiDocs } from '../platform/endpoints/api-docs.ts'
import { localCall, registerAll } from '../platform/endpoints/local-call.ts'
import { acknowledgeLast } from '../platform/http/acknowledge-last.ts'
import { askAgain, firstKeys } from '../platform/http/ask-again.ts'
import { contextFactory } from '../platform/http/context-factory.ts'
import { finishedWriter } from '../platform/http/finished.ts'
import { addHealth } from '../platform/http/health.ts'
import { closeWhileOffline } from '../platform/http/offline.ts'
import { registerEndpoints } from '../platform/http/register-endpoints.ts'
import { createServer } from '../platform/http/server.ts'
import { createStoredAnswers } from '../platform/http/stored-answers.ts'
import { installationSecret } from '../platform/installation/secrets.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import type { Logger } from '../platform/log.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import type { Clock } from '../platform/time/clock.ts'
import { addSite } from '../site/server/add-site.ts'
import { connectShop } from '../webshop/connect.ts'
import type { ShopLimits } from '../webshop/limits.ts'
import { addFiles } from './add-files.ts'
import { createPlatform } from './create-platform.ts'
import { everyCall } from './every-call.ts'
import { requireMigrations } from './own-files.ts'
import { scheduleOwnJobs } from './own-jobs.ts'
import { scheduleJobs } from './scheduled-jobs.ts'
import { type NewLogin, setUpInstallation } from './set-up.ts'

export interface AppOptions {
  config: Config
  clock: Clock
  log: Logger
  /** Runs Vite in the process, with hot reload, instead of serving the built site. */
  dev?: boolean
  /** Compares every answer with its schema: for tests and development. */
  checkAnswers?: boolean
  /** The address of a shop that runs beside the site; null until it listens. */
  shopAddress?: () => string | null
  /** Other time limits than in operation, for tests. */
  shopLimits?: Partial<ShopLimits & LineLimits>
  /** The other processes that answer on the same port. */
  siblings?: Siblings
  /** Receives a message for each step of the start. */
  progress?: (step: string) => void
}

/** Creates the application from its parts. The process around it (arguments, signals, exit codes) is `main.ts`. */
export async function createApp(options: AppOptions) {
  const { config, clock, log, dev = false, checkAnswers = dev, progress = () => {} } = options
  const { shopAddress = () => null, shopLimits, siblings } = options
  progress(config.databaseUrl ? 'connecting to the database' : 'opening the embedded database')
  const database = await openDatabase(config, log)
  try {
    const listenAt = config.databaseSessionUrl ?? config.databaseUrl
    const changes = listenAt ? await sharedChanges(listenAt, log, siblings) : localChanges()
    const storage = openStorage(config.storage)
    let logins: NewLogin[] = []
    progress('bringing the database up to date')
    await requireMigrations()
    await withSessions(database, config, log, (own) =>
      migrateAndSetUp(own, async (db) => {
        logins = await setUpInstallation({ db, clock, changes, storage }, config, progress)
      }),
    )

    const jobs = createJobs(database, log)
    const availability = createAvailability()
    const secret = await installationSecret(database.db, () => clock.now().getTime())
    await sealKeys(database.db, secret)
    const tellShopMoved = () => announceSettings({ db: database.db, changes })
    const shop = await connectShop({
      ...{ config, clock, log, secret: secret.newest, address: shopAddress, limits: shopLimits },
      onChange: (isWell) => {
        log.warn({ isWell }, isWell ? 'the shop is back' : 'the shop does not answer')
        tellShopMoved().catch((error) => log.error({ err: error }, 'the state of the shop could not be told'))
      },
    })
    const news = createNews(changes)
    const views = createPageViews({ db: database.db, clock, log })
    // The site is added last, because it calls all the other parts.
    let site: Awaited<ReturnType<typeof addSite>> | null = null
    const renderLetter: RenderLetter = async (letter) => {
      if (!site) throw new Failure('unavailable')
      return site.renderLetter(letter)
    }
    const endpoints = everyCall({
      ...{ shop, lineLimits: shopLimits, news, views, version: version() },
      showPage: (...args) => {
        if (!site) throw new Failure('unavailable')
        return site.showPage(...args)
      },
      renderLetter,
    })
    const platform = createPlatform({
      ...{ config, clock, log, database, changes, storage, jobs, shop, secret, availability },
    })
    scheduleJobs(platform)
    await scheduleOwnJobs(platform)

    const house: LetterHouse = {
      siteName: () => platform.siteName(platform.db),
      look: async () => letterLook(await readTheme({ ...platform, reads: recordReads() })),
      render: renderLetter,
    }
    defineLinkMails(platform, house)

    const renditions = createRenditions(platform)
    defineMediaJobs(platform, renditions)

    const edge = edgeOf(config.edge)
    const edgeTeller = edge ? tellEdge(edge, changes, log) : null
    const { server, routes, headers, setEarlyResponder } = await createServer({ config, log, dev, edge })
    const contextOf = contextFactory(platform, findViewer)
    let draining = false
    addHealth(server, platform, async () => {
      await database.pool.query('select 1')
      return !draining
    })
    acknowledgeLast(server, changes)
    closeWhileOffline(server, platform, contextOf)
    const writer = finishedWriter(headers, edge ? (kept) => keepUntil(edge, kept, clock.now()) : undefined)
    const warmer = createWarmer(askAgain(server), log)
    const stored = createStoredAnswers(platform, writer, warmer)
    await registerEndpoints(server, endpoints, { contextOf, stored, checkAnswers })
    addApiDocs(server, endpoints, version())
    const registry = registerAll(endpoints)
    addFiles(server, {
      platform,
      contextOf,
      stored,
      registry,
      renditions,
      shop,
      lookAtShop: () => void shopWatch.look(),
    })
    addDashboardFiles(server, contextOf, (context) => localCall(registry, context, { checkAnswers }))
    const added = await addSite(server, {
      platform,
      contextOf,
      registry,
      checkAnswers,
      dev,
      writer,
      warmer,
      countView: views.countAnswered,
    })
    site = added
    setEarlyResponder((request, response) =>
      isForPeople(request.url ?? '/')
        ? added.storedPage(request, response)
        : stored.respond(request, response),
    )
    const shopWatch = watchShop(platform, {
      shop,
      stock: shopStocker(platform, shop),
      refresh: availabilityRefresher({ ...platform, availability }, shop),
      everyMs: config.shop.lookEveryMs,
    })

    return {
      server,
      platform,
      endpoints,
      routes,
      /** Accounts that were made on this start, with the only readable copy of their passwords. */
      logins,
      /** The watch over the shop. In operation it runs by itself; tests run it step by step. */
      shopWatch,
      /** Makes the first pages, and from now on everything that a write drops. */
      warmUp: () => warmer.start(firstKeys(config)),
      /** What the letters of the house are made of; tests send letters themselves. */
      house,
      /** Page views that were counted and are not written yet. */
      views,
      /** Tells the application that a shop beside it has started, moved or ended. */
      tellShopMoved,
      /** Refuses new work while running requests end, then closes everything. */
      async close() {
        draining = true
        warmer.stop()
        news.close()
        await server.close()
        await shopWatch.stop()
        await writeSearchCounts(platform)
        await views.write()
        await jobs.stop()
        secret.stop()
        await edgeTeller?.stop()
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
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version
}

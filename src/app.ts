import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './contract/errors.ts'
import './resources.ts'
import { documentsApi } from './documents/api.ts'
import { createNews, type News } from './documents/news.ts'
import { accountsApi } from './domains/accounts/api.ts'
import { addFavoriteCalendar } from './domains/accounts/favorite-calendar.ts'
import { defineLinkMails } from './domains/accounts/link-mails.ts'
import { findViewer } from './domains/accounts/sessions.ts'
import { bookingApi } from './domains/booking/api.ts'
import { availabilityRefresher, createAvailability } from './domains/booking/availability.ts'
import { addShopFiles } from './domains/booking/http.ts'
import { shopStocker } from './domains/booking/stock.ts'
import type { LineLimits } from './domains/booking/waiting-line.ts'
import { watchShop } from './domains/booking/watch.ts'
import { eventsApi } from './domains/events/api.ts'
import { addCalendarFiles } from './domains/events/http.ts'
import { formsApi } from './domains/forms/api.ts'
import { importDeskApi } from './domains/import-desk/api.ts'
import { insightApi } from './domains/insight/api.ts'
import { addDashboardFiles } from './domains/insight/csv-files.ts'
import { createPageViews, type PageViews } from './domains/insight/page-views.ts'
import { magazineApi } from './domains/magazine/api.ts'
import { addFeeds } from './domains/magazine/feed.ts'
import { mediaApi } from './domains/media/api.ts'
import { defineMediaJobs } from './domains/media/avif.ts'
import { addMediaFiles } from './domains/media/files.ts'
import { addMedia } from './domains/media/http.ts'
import { createRenditions } from './domains/media/renditions.ts'
import { peopleApi } from './domains/people/api.ts'
import { productionsApi } from './domains/productions/api.ts'
import { searchApi } from './domains/search/api.ts'
import type { SearchKind } from './domains/search/contract.ts'
import { writeSearchCounts } from './domains/search/counting.ts'
import { addSitemap } from './domains/search/sitemap.ts'
import { seriesApi } from './domains/series/api.ts'
import { settingsApi } from './domains/settings/api.ts'
import { announceSettings, isShopSwitchedOn, isSiteOnline, readSettings } from './domains/settings/service.ts'
import { addWebManifest } from './domains/settings/web-manifest.ts'
import { subscriptionsApi } from './domains/subscriptions/api.ts'
import { venuesApi } from './domains/venues/api.ts'
import { pagesApi } from './pages/api.ts'
import { addHtmlFiles } from './pages/html-files.ts'
import { addHtmlFrames } from './pages/html-frames.ts'
import { reindex } from './pages/reindex.ts'
import { countPages, listVersions } from './pages/reports.ts'
import { sectionText } from './pages/section-text.ts'
import { createAnswers } from './platform/cache/answers.ts'
import { localChanges, type Siblings, sharedChanges } from './platform/cache/changes.ts'
import { createMemo } from './platform/cache/memo.ts'
import { recordReads } from './platform/cache/reads.ts'
import { createWarmer } from './platform/cache/warmer.ts'
import type { Config } from './platform/config/config.ts'
import type { Platform } from './platform/context.ts'
import { openDatabase } from './platform/database/database.ts'
import { giveWay } from './platform/database/give-way.ts'
import { migrateAndSetUp } from './platform/database/migrate.ts'
import { addApiDocs } from './platform/endpoints/api-docs.ts'
import { localCall, registerAll } from './platform/endpoints/local-call.ts'
import { createFigures } from './platform/figures.ts'
import { acknowledgeLast } from './platform/http/acknowledge-last.ts'
import { askAgain, firstKeys } from './platform/http/ask-again.ts'
import { contextFactory } from './platform/http/context-factory.ts'
import { finishedWriter } from './platform/http/finished.ts'
import { addHealth } from './platform/http/health.ts'
import { createKeptAnswers } from './platform/http/kept-answers.ts'
import { closeWhileOffline } from './platform/http/offline.ts'
import { registerEndpoints } from './platform/http/register-endpoints.ts'
import { isForPeople } from './platform/http/request-target.ts'
import { createServer } from './platform/http/server.ts'
import { fileSharing } from './platform/http/shared-file.ts'
import { installationSecret } from './platform/installation/facts.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/log.ts'
import { createMail } from './platform/mail/mail.ts'
import type { ShowPage } from './platform/show-page.ts'
import { diskStorage } from './platform/storage/storage.ts'
import { createFairQueue } from './platform/throttle/fair-queue.ts'
import type { Clock } from './platform/time/clock.ts'
import { adminApi } from './saving/admin-api.ts'
import { allResources } from './saving/resource.ts'
import { resourceEndpoints } from './saving/resource-endpoints.ts'
import { scheduleJobs } from './scheduled-jobs.ts'
import { type NewLogin, setUpInstallation } from './set-up.ts'
import { addSite } from './site/server/add-site.ts'
import { connectShop } from './webshop/connect.ts'
import type { ShopLimits } from './webshop/limits.ts'
import type { Shop } from './webshop/port.ts'

/** Every call of every area. */
const endpointsWith = (
  shop: Shop,
  limits: Partial<LineLimits> | undefined,
  news: News,
  views: PageViews,
  showPage: ShowPage,
) => [
  ...accountsApi,
  ...settingsApi(showPage),
  ...eventsApi,
  ...magazineApi(sectionText),
  ...formsApi,
  ...insightApi({ version: version(), countPages, listVersions, views }),
  ...bookingApi(shop, limits),
  ...venuesApi,
  ...peopleApi,
  ...seriesApi,
  ...productionsApi,
  ...subscriptionsApi,
  ...searchApi,
  ...pagesApi,
  ...allResources().flatMap(resourceEndpoints),
  ...mediaApi,
  ...importDeskApi,
  ...adminApi,
  ...documentsApi(news),
]

export interface AppOptions {
  config: Config
  clock: Clock
  log: Logger
  /** Vite in the process, with hot reload, instead of the built site. */
  dev?: boolean
  /** Hold every answer against its schema: for tests and development. */
  checkAnswers?: boolean
  /** Where the test shop listens; null as long as it does not. */
  testshopOrigin?: () => string | null
  /** Other limits than a visitor's patience, for tests. */
  shopLimits?: Partial<ShopLimits & LineLimits>
  /** The other processes that answer on the same port. */
  siblings?: Siblings
  /** Told what is going on while it starts. */
  progress?: (step: string) => void
}

/** Puts the house together. The process around it (arguments, signals, exit codes) is `main.ts`. */
export async function createApp(options: AppOptions) {
  const { config, clock, log, dev = false, checkAnswers = dev, progress = () => {} } = options
  const { testshopOrigin = () => null, shopLimits, siblings } = options
  progress(config.databaseUrl ? 'connecting to the database' : 'opening the embedded database')
  const database = await openDatabase(config, log)
  try {
    const changes = config.databaseUrl
      ? await sharedChanges(config.databaseUrl, log, siblings)
      : localChanges()
    const storage = diskStorage(path.join(config.dataDir, 'files'))
    let logins: NewLogin[] = []
    progress('bringing the database up to date')
    await migrateAndSetUp(database, async (db) => {
      logins = await setUpInstallation({ db, clock, changes, storage }, config, progress)
    })

    const jobs = createJobs(database, log)
    const availability = createAvailability()
    const secret = await installationSecret(database.db)
    const tellShopMoved = () => announceSettings({ db: database.db, changes })
    const shop = connectShop({
      ...{ config, clock, secret, testshopOrigin, limits: shopLimits },
      onChange: (isWell) => {
        log.warn({ isWell }, isWell ? 'the shop is back' : 'the shop does not answer')
        tellShopMoved().catch((error) => log.error({ err: error }, 'the state of the shop could not be told'))
      },
    })
    const news = createNews(changes)
    const views = createPageViews({ db: database.db, clock, log })
    // The site is added last, because it shows what all the others answer.
    let showPage: ShowPage | null = null
    const endpoints = endpointsWith(shop, shopLimits, news, views, (...args) => {
      if (!showPage) throw new Failure('unavailable')
      return showPage(...args)
    })
    const platform: Platform = {
      config,
      db: database.db,
      clock,
      log,
      changes,
      memo: createMemo(clock, changes),
      answers: createAnswers(clock, changes),
      queue: createFairQueue({
        // The embedded database does one thing at a time.
        atOnce: database.embedded ? 1 : 2,
        waitingPerAddress: 20,
        waiting: 100,
        giveWay: (begun) => giveWay(database.pool, clock, begun),
        clock,
      }),
      jobs,
      mail: createMail(config, jobs, clock),
      storage,
      searchIndex: {
        refresh: async (db, kind, ids) => {
          await reindex({ db, changes, clock }, kind as SearchKind, ids)
        },
      },
      figures: createFigures(),
      isSiteOnline: () => isSiteOnline(platform),
      isShopSwitchedOn: () => isShopSwitchedOn(platform),
      isShopOnline: async () => shop.isWell() && (await isShopSwitchedOn(platform)),
      availability,
      secret,
    }
    scheduleJobs(platform)

    const siteName = async () => (await readSettings({ ...platform, reads: recordReads() })).site_name
    defineLinkMails(platform, siteName)

    const renditions = createRenditions(platform)
    defineMediaJobs(platform, renditions)

    const { server, routes, headers, setEarlyResponder } = await createServer({ config, log, dev })
    const contextOf = contextFactory(platform, findViewer)
    let draining = false
    addHealth(server, platform, async () => {
      await database.pool.query('select 1')
      return !draining
    })
    acknowledgeLast(server, changes)
    closeWhileOffline(server, platform, contextOf)
    const writer = finishedWriter(headers)
    const warmer = createWarmer(askAgain(server), log)
    const kept = createKeptAnswers(platform, writer, warmer)
    await registerEndpoints(server, endpoints, { contextOf, kept, checkAnswers })
    addApiDocs(server, endpoints, version())
    addMedia(server, renditions)
    const shareFile = fileSharing(contextOf, kept)
    addFeeds(server, shareFile, async (context) => (await readSettings(context)).site_name)
    addSitemap(server, shareFile)
    addWebManifest(server, contextOf)
    addHtmlFiles(server, contextOf)
    addMediaFiles(server, platform)
    addCalendarFiles(server, shareFile)
    addFavoriteCalendar(server, contextOf)
    addShopFiles(server, contextOf, shop)
    addHtmlFrames(server, contextOf)
    const registry = registerAll(endpoints)
    addDashboardFiles(server, contextOf, (context) => localCall(registry, context, { checkAnswers }))
    const site = await addSite(server, {
      platform,
      contextOf,
      registry,
      checkAnswers,
      dev,
      writer,
      warmer,
      countView: views.countAnswered,
    })
    showPage = site.showPage
    setEarlyResponder((request, response) =>
      isForPeople(request.url ?? '/') ? site.storedPage(request, response) : kept.respond(request, response),
    )
    const shopWatch = watchShop(platform, {
      shop,
      stock: shopStocker(platform, shop),
      refresh: availabilityRefresher({ db: database.db, changes, availability }, shop),
      everyMs: config.webshop.kind === 'eventim' ? 60_000 : 5_000,
    })

    return {
      server,
      platform,
      endpoints,
      routes,
      /** Accounts made on this start, with the only readable copy of their passwords. */
      logins,
      /** Looks after the shop from now on; tests do it step by step. */
      shopWatch,
      /** Makes first what everybody asks for first, and from now on what a write drops. */
      warmUp: () => warmer.start(firstKeys(config)),
      /** What was looked at and is not written yet. */
      views,
      /** The test shop has opened, moved or gone. */
      tellShopMoved,
      /** Says no to new work while the old is finished, then puts everything away. */
      async close() {
        draining = true
        warmer.stop()
        news.close()
        await server.close()
        await shopWatch.stop()
        await writeSearchCounts(platform)
        await views.write()
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

import { forgetPastPreviews } from '../documents/preview-links.ts'
import { settlePublications } from '../documents/publish.ts'
import { thinVersions } from '../documents/thin.ts'
import { collectAudit, forgetPastAudit } from '../domains/accounts/audit/collect.ts'
import { forgetPastLinks } from '../domains/accounts/links.ts'
import { sealKeys } from '../domains/accounts/sealed-keys.ts'
import { forgetPastSessions } from '../domains/accounts/sessions.ts'
import { forgetPastWaiting } from '../domains/booking/waiting-line.ts'
import { forgetPastEntries } from '../domains/forms/forget.ts'
import { readDueSources } from '../domains/import-desk/reading.ts'
import { forgetPastInsights } from '../domains/insight/error-log.ts'
import { tellSearchEngines } from '../domains/search/index-now.ts'
import { reindex } from '../pages/reindex.ts'
import type { Platform } from '../platform/context.ts'
import { refreshStatistics } from '../platform/database/statistics.ts'
import { forgetPastThrottles } from '../platform/throttle/throttle.ts'

/** Declares the jobs that run at fixed times. */
export function scheduleJobs(platform: Platform): void {
  const { jobs, log } = platform
  jobs.schedule('forget-the-past', '17 4 * * *', async () => {
    await forgetPastSessions(platform)
    await forgetPastLinks(platform)
    await forgetPastPreviews(platform)
    await forgetPastThrottles(platform)
    await forgetPastEntries(platform)
    await forgetPastInsights(platform)
    await forgetPastWaiting(platform)
    await forgetPastAudit(platform)
    await sealKeys(platform.db, platform.secret)
    await refreshStatistics(platform.db)
  })

  // Every write updates the index. This mends what was missed, and adds names that have become public since.
  jobs.schedule('reindex-search', '41 3 * * *', async () => {
    const mended = await reindex(platform)
    if (mended > 0) log.warn({ mended }, 'the search index was not up to date')
  })

  jobs.schedule('collect-audit', '* * * * *', () => collectAudit(platform))
  jobs.schedule('settle-publications', '* * * * *', () => settlePublications(platform))
  jobs.schedule('read-imports', '*/15 * * * *', (stopping) => readDueSources(platform, stopping))
  jobs.schedule('tell-search-engines', '*/15 * * * *', () => tellSearchEngines(platform))
  jobs.schedule('thin-versions', '23 3 * * *', () => thinVersions(platform))
}

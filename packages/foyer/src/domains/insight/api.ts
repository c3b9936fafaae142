import { bind } from '../../platform/endpoints/bind.ts'
import { listContentCounts } from './content-overview.ts'
import * as contract from './contract.ts'
import { describeSite, listIdentityEvents, listPageActivities } from './dashboard.ts'
import { insight } from './endpoints.ts'
import { listMissedPaths, logMissedPath } from './error-log.ts'
import { describeHub } from './hub.ts'
import type { LaterAreas } from './later-areas.ts'
import { countVisit } from './page-views.ts'
import { instantsOf, spanOf } from './span.ts'
import { switchSite } from './switches.ts'
import { visits } from './visit-endpoints.ts'
import { listPageViews, listSearchKeywords } from './visits.ts'

export function insightApi(later: LaterAreas) {
  return [
    ...bind(insight, contract, {
      hub: (context) => describeHub(context, later),
      site: async (context) => ({ data: await describeSite(context, later.version) }),
      switchSite: (context, _params, body) => switchSite(context, body),
      pageActivities: async (context, asked) => ({
        data: await listPageActivities(context, spanOf(context, asked)),
      }),
      pageViews: (context, asked) => listPageViews(context, spanOf(context, asked)),
      searchKeywords: (context, asked) => listSearchKeywords(context, spanOf(context, asked)),
      contentOverview: async (context) => ({ data: await listContentCounts(context, later) }),
      identityEvents: async (context, asked) => ({
        data: await listIdentityEvents(context, spanOf(context, asked)),
      }),
      versions: async (context, asked) => ({
        data: await later.listVersions(context, instantsOf(spanOf(context, asked))),
      }),
      errorLog: (context, { order, ...asked }) => listMissedPaths(context, spanOf(context, asked), order),
      logError: (context, _params, { url }) => logMissedPath(context, url),
    }),
    ...bind(visits, contract, {
      countVisit: async (context, _params, { path }) => countVisit(later.views, context, path),
    }),
  ]
}

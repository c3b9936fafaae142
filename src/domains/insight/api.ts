import { bind } from '../../platform/endpoints/bind.ts'
import { listContentCounts } from './content-overview.ts'
import * as contract from './contract.ts'
import { describeSite, listIdentityEvents, listPageActivities, listSearchKeywords } from './dashboard.ts'
import { insight } from './endpoints.ts'
import { listMissedPaths, logMissedPath } from './error-log.ts'
import { describeHub } from './hub.ts'
import type { LaterAreas } from './later-areas.ts'
import { switchSite } from './switches.ts'

export function insightApi(later: LaterAreas) {
  return bind(insight, contract, {
    hub: (context) => describeHub(context, later),
    site: async (context) => ({ data: await describeSite(context, later.version) }),
    switchSite: (context, _params, body) => switchSite(context, body),
    pageActivities: async (context) => ({ data: await listPageActivities(context) }),
    searchKeywords: async (context) => ({ data: await listSearchKeywords(context) }),
    contentOverview: async (context) => ({ data: await listContentCounts(context, later) }),
    identityEvents: async (context) => ({ data: await listIdentityEvents(context) }),
    versions: async (context) => ({ data: await later.listVersions(context) }),
    errorLog: async (context) => ({ data: await listMissedPaths(context) }),
    logError: (context, _params, { url }) => logMissedPath(context, url),
  })
}

import { hasArea } from '../contract/areas.ts'
import type { RenderLetter } from '../contract/letter.ts'
import { documentsApi } from '../documents/api.ts'
import type { News } from '../documents/news.ts'
import { accountsApi, staffAccountsApi } from '../domains/accounts/api.ts'
import { readBuyer } from '../domains/accounts/own-account.ts'
import { bookingApi } from '../domains/booking/api.ts'
import type { LineLimits } from '../domains/booking/waiting-line.ts'
import { eventsApi } from '../domains/events/api.ts'
import { formsApi } from '../domains/forms/api.ts'
import { importDeskApi } from '../domains/import-desk/api.ts'
import { insightApi } from '../domains/insight/api.ts'
import type { PageViews } from '../domains/insight/page-views.ts'
import { magazineApi } from '../domains/magazine/api.ts'
import { mediaApi } from '../domains/media/api.ts'
import { peopleApi } from '../domains/people/api.ts'
import { productionsApi } from '../domains/productions/api.ts'
import { searchApi } from '../domains/search/api.ts'
import { seriesApi } from '../domains/series/api.ts'
import { settingsApi } from '../domains/settings/api.ts'
import { subscriptionsApi } from '../domains/subscriptions/api.ts'
import { venuesApi } from '../domains/venues/api.ts'
import { pagesApi } from '../pages/api.ts'
import { countPages, listVersions } from '../pages/reports.ts'
import { sectionText } from '../pages/section-text.ts'
import type { ShowPage } from '../platform/show-page.ts'
import './resources.ts'
import { adminApi } from '../saving/admin-api.ts'
import { allResources } from '../saving/resource.ts'
import { resourceEndpoints } from '../saving/resource-endpoints.ts'
import type { Shop } from '../webshop/port.ts'
import { loadOwnEndpoints } from './own-endpoints.ts'

/** Those of the house come after ours. */
const ownEndpoints = await loadOwnEndpoints()

/** What some calls need besides the context; there is one of each per server. */
interface Needs {
  shop: Shop
  lineLimits: Partial<LineLimits> | undefined
  news: News
  views: PageViews
  showPage: ShowPage
  renderLetter: RenderLetter
  /** The version of this Foyer. */
  version: string
}

/** Every call of every area. */
export const everyCall = ({ shop, lineLimits, news, views, showPage, renderLetter, version }: Needs) => [
  ...(hasArea('accounts') ? accountsApi : staffAccountsApi),
  ...settingsApi({ showPage, renderLetter }),
  ...eventsApi,
  ...(hasArea('magazine') ? magazineApi(sectionText) : []),
  ...(hasArea('forms') ? formsApi : []),
  ...insightApi({ version, countPages, listVersions, views }),
  ...bookingApi(shop, readBuyer, lineLimits),
  ...venuesApi,
  ...(hasArea('ensemble') ? peopleApi : []),
  ...seriesApi,
  ...productionsApi,
  ...(hasArea('subscriptions') ? subscriptionsApi : []),
  ...searchApi,
  ...pagesApi,
  ...allResources().flatMap(resourceEndpoints),
  ...mediaApi,
  ...importDeskApi,
  ...adminApi,
  ...documentsApi(news),
  ...ownEndpoints,
]

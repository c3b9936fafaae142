import { endpoint } from '../../contract/endpoint.ts'
import type * as contract from './contract.ts'

export const insight = {
  hub: endpoint<typeof contract.hub>('GET', '/api/cms-hub'),
  site: endpoint<typeof contract.site>('GET', '/api/dashboard-site'),
  switchSite: endpoint<typeof contract.switchSite>('POST', '/api/dashboard-site'),
  pageActivities: endpoint<typeof contract.pageActivities>('GET', '/api/dashboard-page-activities'),
  pageViews: endpoint<typeof contract.pageViews>('GET', '/api/dashboard-page-views'),
  searchKeywords: endpoint<typeof contract.searchKeywords>('GET', '/api/dashboard-search-keywords'),
  contentOverview: endpoint<typeof contract.contentOverview>('GET', '/api/dashboard-content-overview'),
  identityEvents: endpoint<typeof contract.identityEvents>('GET', '/api/dashboard-identity-events'),
  versions: endpoint<typeof contract.versions>('GET', '/api/dashboard-versions'),
  errorLog: endpoint<typeof contract.errorLog>('GET', '/api/dashboard-error-log'),
  logError: endpoint<typeof contract.logError>('POST', '/api/dashboard-error-log'),
}

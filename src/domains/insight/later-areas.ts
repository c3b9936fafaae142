import type { Context } from '../../platform/context.ts'
import type { ContentCount, ContentVersion } from './contract.ts'
import type { PageViews } from './page-views.ts'

/** What the dashboard shows of areas that come after this one in the data flow; the house hands it in. */
export interface LaterAreas {
  /** Of the program. */
  version: string
  countPages(context: Context): Promise<ContentCount>
  /** The latest first; of a time, where one is given. */
  listVersions(context: Context, between?: [begin: Date, end: Date]): Promise<ContentVersion[]>
  /** Counts the looks at pages. */
  views: PageViews
}

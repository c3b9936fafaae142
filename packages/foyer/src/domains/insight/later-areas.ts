import type { Context } from '../../platform/context.ts'
import type { ContentCount, ContentVersion } from './contract.ts'
import type { PageViews } from './page-views.ts'

/** Data of areas that this one cannot import; the server passes them in. */
export interface LaterAreas {
  /** The version of the program. */
  version: string
  countPages(context: Context): Promise<ContentCount>
  /** The newest first; only those of a period, if one is given. */
  listVersions(context: Context, between?: [begin: Date, end: Date]): Promise<ContentVersion[]>
  /** Counts views of pages. */
  views: PageViews
}

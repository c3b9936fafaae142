import type { Context } from '../../platform/context.ts'
import type { ContentCount, ContentVersion } from './contract.ts'

/** What the dashboard shows of areas that come after this one in the data flow; the house hands it in. */
export interface LaterAreas {
  /** Of the program. */
  version: string
  countPages(context: Context): Promise<ContentCount>
  /** The latest first. */
  listVersions(context: Context): Promise<ContentVersion[]>
}

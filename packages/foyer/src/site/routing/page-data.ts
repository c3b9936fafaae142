import type { HydrationState } from 'react-router'
import type { SiteFacts } from '../../ui/site-context.ts'

/** The element with the data a page was rendered with. Its JSON is not run, so no script policy has to allow it. */
export const PAGE_DATA_ID = 'page-data'

export interface PageData {
  /** The address of the page, if it differs from the one requested. */
  address?: string | undefined
  /** The page was made for an editor: the editing tools are loaded with it. */
  isForEditor?: boolean | undefined
  facts: SiteFacts
  loaderData: HydrationState['loaderData']
  actionData: HydrationState['actionData'] | null
  errors: Record<string, { status: number; data: unknown }> | null
}

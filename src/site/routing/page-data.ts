import type { HydrationState } from 'react-router'
import type { SiteFacts } from '../../ui/site-context.ts'

/** The element that carries the data a page was rendered with. Inert JSON: no script policy has to allow it. */
export const PAGE_DATA_ID = 'page-data'

export interface PageData {
  /** Where the page stands, unless at the address that was asked for. */
  address?: string | undefined
  /** Made for somebody who edits: their tools come with the page. */
  isForEditor?: boolean | undefined
  facts: SiteFacts
  loaderData: HydrationState['loaderData']
  actionData: HydrationState['actionData'] | null
  errors: Record<string, { status: number; data: unknown }> | null
}

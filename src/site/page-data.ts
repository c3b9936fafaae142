import type { HydrationState } from 'react-router'
import type { SiteFacts } from '../ui/site-context.ts'

/** The element that carries the data a page was rendered with. Inert JSON: no script policy has to allow it. */
export const PAGE_DATA_ID = 'page-data'

/** Addresses of the code behind what is shown: the list of all screens and modules is only for those who go on. */
export interface FirstCode {
  screen: string | null
  /** By the model of the module. */
  views: Record<string, string>
}

export interface PageData {
  code: FirstCode
  facts: SiteFacts
  loaderData: HydrationState['loaderData']
  actionData: HydrationState['actionData'] | null
  errors: Record<string, { status: number; data: unknown }> | null
}

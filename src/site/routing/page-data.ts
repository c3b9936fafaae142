import type { HydrationState } from 'react-router'
import type { ShownView } from '../../modules/views.ts'
import type { SiteFacts } from '../../ui/site-context.ts'

/** The element that carries the data a page was rendered with. Inert JSON: no script policy has to allow it. */
export const PAGE_DATA_ID = 'page-data'

/** Where the code of what a first page shows is to be had: the list of all screens and modules is navigation code. */
export interface FirstCode {
  screen: string | null
  views: ShownView[]
}

export interface PageData {
  /** Where the page stands, unless at the address that was asked for. */
  address?: string | undefined
  /** Made for somebody who edits: their tools come with the page, not with the first thing they do on it. */
  isForEditor?: boolean | undefined
  code: FirstCode
  facts: SiteFacts
  loaderData: HydrationState['loaderData']
  actionData: HydrationState['actionData'] | null
  errors: Record<string, { status: number; data: unknown }> | null
}

/** Source files of what a page shows: those whose scripts it needs at once, and those of which it needs the styles alone. */
export interface PageFiles {
  withScripts: string[]
  stylesOnly: string[]
}

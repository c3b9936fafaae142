import { pageHeaders } from '../platform/http/security-headers.ts'
import { tagManagerId } from './consent/tag-manager-id.ts'
import type { PageData } from './page-data.ts'
import type { Shell } from './shell.ts'

/** The headers that the settings a page was made with ask for. */
export function headersOf({ loaderData }: PageData): Record<string, string> {
  const shells = Object.entries(loaderData ?? {}).filter(([route]) => route.startsWith('shell-'))
  const hasTagManager = shells.some(([, shell]) => tagManagerId((shell as Shell).settings.design) !== null)
  return pageHeaders({ hasTagManager })
}

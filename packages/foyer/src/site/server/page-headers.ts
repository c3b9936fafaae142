import { hashSource, pageHeaders } from '../../platform/http/security-headers.ts'
import type { PageData } from '../routing/page-data.ts'
import { HIDE_DISMISSED } from '../shell/alert/hide-dismissed.ts'
import { tagManagerId } from '../shell/consent/tag-manager-id.ts'
import { normaliseError } from '../shell/errors/normalise-error.ts'
import type { Shell } from '../shell/load-shell.ts'
import { APPEND_SCRIPTS } from './first-view/append-scripts-source.ts'
import type { PageAssets } from './first-view/page-assets.ts'

const SCRIPT_SOURCES = [APPEND_SCRIPTS, HIDE_DISMISSED].map(hashSource)

/**
 * Headers that depend on the page: those the settings ask for, the hash of its inline style, and the hash of the style
 * of an error page that an admin wrote.
 */
export function headersOf(
  { loaderData, errors }: PageData,
  { styleSource }: Pick<PageAssets, 'styleSource'>,
  search: string,
): Record<string, string> {
  const shells = Object.entries(loaderData ?? {}).filter(([route]) => route.startsWith('shell-'))
  const hasTagManager = shells.some(([, shell]) => tagManagerId((shell as Shell).settings.design) !== null)
  const ofErrors = Object.values(errors ?? {}).flatMap((error) => normaliseError(error).page?.css ?? [])
  const styleSources = [...(styleSource ? [styleSource] : []), ...ofErrors.map(hashSource)]
  const hasSecret = new URLSearchParams(search).has('token')
  return pageHeaders({ hasTagManager, hasSecret, scriptSources: SCRIPT_SOURCES, styleSources })
}

import type { StaticHandlerContext } from 'react-router'
import type { CustomErrorPage } from '../../../contract/custom-error-page.ts'
import type { Call } from '../../../contract/endpoint.ts'
import { pageTexts } from '../../../pages/text-endpoints.ts'
import type { Shell } from '../load-shell.ts'
import { normaliseError } from './normalise-error.ts'

const KEPT_HERE = /^\/html\/(\d{3})\.html$/

/**
 * Adds the HTML that admins wrote for an error to the error itself, so that the first answer already shows it (1 §8
 * Error page); null where there is none. A file on another server is loaded by the browser.
 */
export async function bringErrorPage(
  context: StaticHandlerContext,
  call: Call,
  readErrorPage: (html: string) => CustomErrorPage,
): Promise<void> {
  const route = context.matches.find(({ route }) => context.errors && route.id in context.errors)?.route.id
  if (!context.errors || route === undefined) return
  const error: unknown = context.errors[route]
  const { code, isShopOffline } = normaliseError(error)
  // The page for 503 says that the site is offline, and here only the shop is.
  if (isShopOffline) return
  const address = addressOf(code, context)
  const status = address === undefined ? undefined : KEPT_HERE.exec(address)?.[1]
  if (address !== undefined && status === undefined) return
  const kept = status && (await call(pageTexts.html, { slug: status }).catch(() => null))
  const { data = null } = (error ?? {}) as { data?: object | null }
  context.errors[route] = { status: code, data: { ...data, page: kept ? readErrorPage(kept.code) : null } }
}

/** Without settings it is unknown whether there is a page. */
function addressOf(code: number, { loaderData }: StaticHandlerContext): string | undefined {
  const shell = Object.entries(loaderData).find(([route]) => route.startsWith('shell-'))?.[1] as
    | Shell
    | undefined
  return shell ? shell.settings.design.errors[code] : `/html/${code}.html`
}

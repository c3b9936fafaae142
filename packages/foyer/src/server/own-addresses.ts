import { LOCALES, type Locale } from '../contract/locale.ts'
import { hrefOf, routePattern } from '../contract/routes.ts'
import type { OwnAddresses } from '../domains/search/sitemap.ts'
import type { ReadScreen } from '../house/read-screens.ts'
import { ownScreens } from '../house/routes.ts'
import type { Context, Platform } from '../platform/context.ts'
import { type EndpointRegistry, localCall } from '../platform/endpoints/local-call.ts'

/** What the sitemap says of the screens of the house: all that every visitor may open, unless a screen says otherwise. */
export function ownAddresses(registry: EndpointRegistry, { log }: Pick<Platform, 'log'>): OwnAddresses {
  return async (context) => {
    const listed = ownScreens.filter(({ screen }) => screen.sitemap !== false && !screen.guard)
    const found = await Promise.all(
      listed.map((screen) =>
        addressesOf(screen, registry, context).catch((error: unknown) => {
          // A mistake in one screen must not take all other pages from the search engines.
          log.error({ err: error }, `${screen.place}: sitemap failed`)
          context.reads.forbidStoring()
          return []
        }),
      ),
    )
    return found.flat()
  }
}

async function addressesOf({ name, screen }: ReadScreen, registry: EndpointRegistry, context: Context) {
  const { sitemap } = screen
  const hasParameters = routePattern(name, LOCALES[0]).includes('{')
  if (!sitemap && hasParameters) return []
  const entries = new Map<string, Partial<Record<Locale, string>>>()
  for (const locale of LOCALES) {
    const call = localCall(registry, { ...context, locale }, { checkAnswers: false })
    for (const params of sitemap ? await sitemap({ call, locale }) : [{}]) {
      // The page of the other language is the one with the same id or, where there is none, the same parameters.
      const key = String(params.id ?? JSON.stringify(params))
      entries.set(key, { ...entries.get(key), [locale]: hrefOf(name, locale, params) })
    }
  }
  return [...entries.values()]
}

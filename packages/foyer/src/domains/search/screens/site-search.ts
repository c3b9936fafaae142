import type { Locale } from '../../../contract/locale.ts'
import { href } from '../../../contract/routes.ts'
import type { SiteFacts } from '../../../ui/site-context.ts'

/** Tells search engines how this site can be searched. */
export function siteSearch(locale: Locale, { origin, siteName }: SiteFacts): object {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: siteName,
    url: origin + href('home', locale),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${href('search', locale)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

import { isLocale, type Locale, localeOfHeader } from '../../contract/locale.ts'

/** By the header, which browsers send in a handful of forms. Strangers may send any: hence the limit. */
const byHeader = new Map<string, Locale>()
const MAX_HEADERS = 100

/** The prefix decides; without one the header does (3-readings, Calls). */
export function localeAsked(url: string, acceptLanguage = ''): Locale {
  const prefix = url.split(/[/?]/, 2)[1]
  if (isLocale(prefix)) return prefix
  let locale = byHeader.get(acceptLanguage)
  if (!locale) {
    locale = localeOfHeader(acceptLanguage)
    if (byHeader.size < MAX_HEADERS) byHeader.set(acceptLanguage, locale)
  }
  return locale
}

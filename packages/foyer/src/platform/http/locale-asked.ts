import { isLocale, type Locale, localeOfHeader } from '../../contract/locale.ts'
import { rememberByText } from '../cache/by-text.ts'

const byHeader = rememberByText(100, localeOfHeader)

/** The language prefix decides; without one the header does (3-readings, Calls). */
export function localeAsked(url: string, acceptLanguage = ''): Locale {
  const prefix = url.split(/[/?]/, 2)[1]
  return isLocale(prefix) ? prefix : byHeader(acceptLanguage)
}

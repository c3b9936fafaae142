import {
  isLocale,
  isToolCall,
  LOCALES,
  type Locale,
  localeOfHeader,
  TOOL_LOCALES,
} from '../../contract/locale.ts'
import { rememberByText } from '../cache/by-text.ts'

const byHeader = rememberByText(100, (header) => localeOfHeader(header))
const byHeaderOfStaff = rememberByText(100, (header) => localeOfHeader(header, TOOL_LOCALES))

/** The language prefix decides; without one the header does (3-readings, Calls). */
export function localeAsked(url: string, acceptLanguage = ''): Locale {
  const prefix = url.split(/[/?]/, 2)[1]
  if (isLocale(prefix)) return prefix
  if (LOCALES.length === TOOL_LOCALES.length) return byHeader(acceptLanguage)
  const hasPrefix = isLocale(prefix, TOOL_LOCALES)
  const [path = ''] = (hasPrefix ? url.slice(prefix.length + 1) : url).split('?', 1)
  if (!isToolCall(path)) return byHeader(acceptLanguage)
  return hasPrefix ? prefix : byHeaderOfStaff(acceptLanguage)
}

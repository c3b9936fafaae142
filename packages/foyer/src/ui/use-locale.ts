import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { type Strings, translate } from '../contract/define-strings.ts'
import { type Locale, localeOfPath } from '../contract/locale.ts'

/** The language of a preview, which may differ from that of the page around it. */
const PreviewLocale = createContext<Locale | null>(null)
export const PreviewLocaleProvider = PreviewLocale.Provider

/** Only the path decides the language, except in a preview. */
export function useLocale(): Locale {
  const ofPath = localeOfPath(useLocation().pathname)
  return useContext(PreviewLocale) ?? ofPath
}

export function useStrings<S extends Strings>(strings: S) {
  return translate(strings, useLocale())
}

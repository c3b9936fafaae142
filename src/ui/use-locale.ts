import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { type Strings, translate } from '../contract/define-strings.ts'
import { type Locale, localeOfPath } from '../contract/locale.ts'

/** The language of a preview: what it shows speaks another language than the page around it. */
const PreviewLocale = createContext<Locale | null>(null)
export const PreviewLocaleProvider = PreviewLocale.Provider

/** The path alone decides the language, except in a preview. */
export function useLocale(): Locale {
  const ofPath = localeOfPath(useLocation().pathname)
  return useContext(PreviewLocale) ?? ofPath
}

export function useStrings<S extends Strings>(strings: S) {
  return translate(strings, useLocale())
}

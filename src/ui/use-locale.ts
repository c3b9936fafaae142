import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { type Strings, translate } from '../contract/define-strings.ts'
import { type Locale, localeOfPath } from '../contract/locale.ts'

/** The path alone decides the language. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname)
}

export function useStrings<S extends Strings>(strings: S) {
  const locale = useLocale()
  return useMemo(() => translate(strings, locale), [strings, locale])
}

import { createContext, useContext, useMemo } from 'react'
import type { Call } from '../contract/endpoint.ts'
import type { Locale } from '../contract/locale.ts'
import { useLocale } from './use-locale.ts'

/** How a view makes calls: in the browser, after it is shown. On the server a view cannot make any. */
export const CallContext = createContext<(locale: Locale) => Call>(() => () => {
  throw new Error('No call here')
})

/** `call()` for what happens after a screen is shown: the next page of a list, suggestions, a form. */
export function useCall(): Call {
  const callIn = useContext(CallContext)
  const locale = useLocale()
  return useMemo(() => callIn(locale), [callIn, locale])
}

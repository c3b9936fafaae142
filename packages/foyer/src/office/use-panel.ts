import { useContext } from 'react'
import type { Call } from '../contract/endpoint.ts'
import type { Locale } from '../contract/locale.ts'
import { CallContext } from '../ui/use-call.ts'
import { useOffice } from './use-office.ts'

/** The language that the editor reads the back-office in, and `call()` in that language, as the editor. */
export function usePanel(): { locale: Locale; call: Call } {
  const callIn = useContext(CallContext)
  const { locale } = useOffice()
  return { locale, call: callIn(locale) }
}

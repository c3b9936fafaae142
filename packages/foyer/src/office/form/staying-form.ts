import { useMemo } from 'react'
import { useLocation } from 'react-router'

interface Staying {
  form: string
}

/**
 * The key of the form at an address. Every new visit to "add" has a new form. After adding its item, the form stays
 * when the address changes to the item's, with its open rows, the focus and what was typed meanwhile.
 */
export function useFormKey(): string {
  const { pathname, search, key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to an anchor of the page gives another key and state
  return useMemo(() => (state as Staying | null)?.form ?? `${pathname} ${key}`, [pathname, search])
}

/** The options for navigating from a new item to its address without another form. */
export function useStayingForm() {
  const state: Staying = { form: useFormKey() }
  return { replace: true, preventScrollReset: true, state }
}

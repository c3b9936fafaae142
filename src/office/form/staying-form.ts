import { useMemo } from 'react'
import { useLocation } from 'react-router'

interface Staying {
  form: string
}

/**
 * Which form stands at an address: every visit to add something has a new one, and the form that has added its item stays
 * when the address becomes that of the item, with its open rows, the focus and whatever was typed meanwhile.
 */
export function useFormKey(): string {
  const { pathname, search, key, state } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step within the page, to an anchor, has a key and a state of its own
  return useMemo(() => (state as Staying | null)?.form ?? `${pathname} ${key}`, [pathname, search])
}

/** How the form of something new goes on to the address of what it has added. */
export function useStayingForm() {
  const state: Staying = { form: useFormKey() }
  return { replace: true, preventScrollReset: true, state }
}

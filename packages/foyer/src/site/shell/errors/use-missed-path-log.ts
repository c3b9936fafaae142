import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { insight } from '../../../domains/insight/endpoints.ts'
import { useCall } from '../../../ui/use-call.ts'

/** 1 §8 404 page view: reports the path that was not found, once per view; never the query, never the visitor. */
export function useMissedPathLog(isMissed: boolean): void {
  const call = useCall()
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path visited again is another view
  useEffect(() => {
    if (!isMissed) return
    // A report that fails is no failure of the page.
    call(insight.logError, {}, { url: pathname }).catch(() => {})
  }, [isMissed, pathname, key])
}

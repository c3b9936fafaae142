import { useSyncExternalStore } from 'react'
import { TOP_ALERT_COOKIE } from '../../../contract/cookies.ts'
import { slugOf } from '../../../contract/slug.ts'
import { readCookie, writeCookie } from '../../../ui/cookies.ts'

const KEPT_FOR_SECONDS = 180 * 24 * 60 * 60
const listeners = new Set<() => void>()

/** 1 §4 Top alert banner: the cookie's name is top-alert with a suffix for the site. */
export function dismissalCookie(siteName: string): string {
  return `${TOP_ALERT_COOKIE}-${slugOf(siteName)}`
}

/**
 * Null on the server and during hydration: there the alert is rendered, and an earlier script hides it if it was
 * closed.
 */
export function useDismissedId(name: string): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => readCookie(name) ?? null,
    () => null,
  )
}

export function storeDismissal(name: string, id: number): void {
  writeCookie(name, String(id), KEPT_FOR_SECONDS)
  for (const listener of listeners) listener()
}

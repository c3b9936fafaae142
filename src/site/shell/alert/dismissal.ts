import { useSyncExternalStore } from 'react'
import { slugOf } from '../../../contract/slug.ts'

const KEPT_FOR_SECONDS = 180 * 24 * 60 * 60
const listeners = new Set<() => void>()

/** 1 §4 Top alert banner: a cookie named top-alert with a site suffix. */
export function dismissalCookie(siteName: string): string {
  return `top-alert-${slugOf(siteName)}`
}

/** The id among these cookies of the alert that was closed last. */
export function dismissedId(cookies: string, name: string): string | null {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return entry ? entry.slice(name.length + 1) : null
}

/** Null on the server and while the browser hydrates: there the alert is shown, and a script before it hides it. */
export function useDismissedId(name: string): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => dismissedId(document.cookie, name),
    () => null,
  )
}

export function storeDismissal(name: string, id: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${id}; Path=/; Max-Age=${KEPT_FOR_SECONDS}; SameSite=Lax${secure}`
  for (const listener of listeners) listener()
}

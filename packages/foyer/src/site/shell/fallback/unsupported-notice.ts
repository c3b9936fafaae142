import { useEffect } from 'react'
import { UNSUPPORTED_ID } from './plain-notices.tsx'
import { isPutAside, putAside } from './put-aside.ts'

/** Stores for the session that the notice on an old browser was closed, if that browser runs scripts. */
export function UnsupportedNotice(): null {
  useEffect(() => {
    const notice = document.querySelector<HTMLDetailsElement>(`#${UNSUPPORTED_ID} details`)
    if (!notice) return
    if (isPutAside('unsupported')) notice.parentElement?.remove()
    const remember = () => {
      if (!notice.open) putAside('unsupported')
    }
    notice.addEventListener('toggle', remember)
    return () => notice.removeEventListener('toggle', remember)
  }, [])
  return null
}

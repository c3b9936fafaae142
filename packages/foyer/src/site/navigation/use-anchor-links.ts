import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { match } from '../../contract/routes.ts'
import { anchorTarget, goToAnchor } from '../../ui/anchor.ts'
import { leaveSheets } from '../../ui/back-closes.ts'
import { isPlainClick } from '../../ui/link.tsx'
import { type ScrollKind, scrollTo } from '../../ui/scroll.ts'

/**
 * Handles links that no component rendered, such as those in a rich text: a link to an anchor scrolls, a link to a
 * screen navigates without a reload (1 §5).
 */
export function useAnchorLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      if (link.target || link.hasAttribute('download')) return
      const url = new URL(link.href, location.href)
      const href = link.getAttribute('href') ?? ''
      if (href.startsWith('#')) {
        const target = anchorTarget(href)
        if (!target && href !== '#') return
        event.preventDefault()
        if (target) goToAnchor(target, kindOf(link))
        else scrollTo(null, 'toTop')
        // Only the address changes: the page has been scrolled already.
        const here = location.pathname + location.search
        if (href !== location.hash) leaveSheets(() => navigate(here + href, STAY))
      } else if (url.origin === location.origin && isScreen(url.pathname)) {
        event.preventDefault()
        leaveSheets(() => navigate(url.pathname + url.search + url.hash))
      }
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** A list of anchors leaves more room above its targets and marks its links for this (2 §9). */
function kindOf(link: HTMLElement): ScrollKind {
  return link.dataset.scroll === ('anchorList' satisfies ScrollKind) ? 'anchorList' : 'anchor'
}

const STAY = { preventScrollReset: true }

/** Calls begin with the language as pages do, but show no screen. */
function isScreen(pathname: string): boolean {
  if (/^\/(de|en)\/(api|pageeditor-api)(\/|$)/.test(pathname)) return false
  try {
    return match(pathname)?.locale != null
  } catch {
    return false
  }
}

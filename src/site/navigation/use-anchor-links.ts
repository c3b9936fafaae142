import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { match } from '../../contract/routes.ts'
import { anchorTarget, goToAnchor } from '../../ui/anchor.ts'
import { isPlainClick } from '../../ui/link.tsx'
import { type ScrollKind, scrollTo } from '../../ui/scroll.ts'

/**
 * Links that no component wrote, as in a rich text: those to an anchor scroll, those to a screen stay in the page (1 §5).
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
        // The address follows, and the page stays where this has brought it.
        if (href !== location.hash) navigate(location.pathname + location.search + href, STAY)
      } else if (url.origin === location.origin && isScreen(url.pathname)) {
        event.preventDefault()
        navigate(url.pathname + url.search + url.hash)
      }
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** A list of anchors keeps more room above what it leads to; it says so (2 §9). */
function kindOf(link: HTMLElement): ScrollKind {
  return link.dataset.scroll === ('anchorList' satisfies ScrollKind) ? 'anchorList' : 'anchor'
}

const STAY = { preventScrollReset: true }

/** Calls share the prefix of the language with the pages, and answer no screen. */
function isScreen(pathname: string): boolean {
  if (/^\/(de|en)\/(api|pageeditor-api)(\/|$)/.test(pathname)) return false
  try {
    return match(pathname)?.locale != null
  } catch {
    return false
  }
}

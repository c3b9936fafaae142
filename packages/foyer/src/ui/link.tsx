import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type PropsWithChildren,
  useContext,
} from 'react'
import { useNavigate } from 'react-router'
import { isInternal, isSafeLink } from '../contract/links.ts'
import { leaveSheets } from './back-closes.ts'

/** Loads a screen's code and data ahead; provided by the site, which knows the routes. */
export const PrefetchContext = createContext<(path: string) => void>(() => {})

type LinkProps = PropsWithChildren<{
  to: string
  newWindow?: boolean
  preventScrollReset?: boolean
  /** The state stored with the entry in the history. */
  state?: unknown
}> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'>

/**
 * The one component for links (1 §5 Internal link): a path on this site changes the screen without a reload and is
 * loaded ahead when a visitor points at it, `#anchor` scrolls (the site handles these clicks), any other link is plain.
 * A link that would run as a script is shown as text.
 */
export function Link({ to, newWindow = false, preventScrollReset, state, children, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext)
  const navigate = useNavigate()
  if (!isSafeLink(to)) return <span className={rest.className}>{children}</span>
  const window = newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (!isInternal(to) || newWindow) {
    return (
      <a {...rest} {...window} href={to}>
        {children}
      </a>
    )
  }
  const intend = () => prefetch(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    leaveSheets(() => navigate(to, { preventScrollReset, state, replace: isHere(to) }))
  }
  return (
    <a onPointerEnter={intend} onFocus={intend} onTouchStart={intend} {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** False for a click with a key held or with another button: the browser handles it as usual. */
export function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}

/** Whether a link leads to the page on show: following it adds no entry to the history. */
function isHere(to: string): boolean {
  return new URL(to, location.href).href === location.href
}

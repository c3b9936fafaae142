import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type PropsWithChildren,
  useContext,
} from 'react'
import { useNavigate } from 'react-router'
import { isInternal, isSafeLink } from '../contract/links.ts'

/** Fetches a screen's code and data ahead; given by the site, which knows the routes. */
export const PrefetchContext = createContext<(path: string) => void>(() => {})

type LinkProps = PropsWithChildren<{
  to: string
  newWindow?: boolean
  preventScrollReset?: boolean
  /** What the step in the history remembers. */
  state?: unknown
}> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'>

/**
 * One link for all (1 §5 Internal link): a path on this site stays in the page and is fetched on intent, `#anchor` scrolls
 * (the site listens for those), any other is plain. What would run as a script is shown as text.
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
    navigate(to, { preventScrollReset, state, replace: isHere(to) })
  }
  return (
    <a onPointerEnter={intend} onFocus={intend} onTouchStart={intend} {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** With any key held, or another button, the browser does what it always does. */
export function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}

/** Following a link to where one is leaves no second step to go back. */
function isHere(to: string): boolean {
  return new URL(to, location.href).href === location.href
}

import { type AnchorHTMLAttributes, createContext, type PropsWithChildren, useContext } from 'react'
import { Link as RouterLink } from 'react-router'
import { isInternal } from '../contract/links.ts'

/** Fetches a screen's code and data ahead; given by the site, which knows the routes. */
export const PrefetchContext = createContext<(path: string) => void>(() => {})

type LinkProps = PropsWithChildren<{ to: string; newWindow?: boolean }> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'>

/** One link for all: internal ones stay in the page and are fetched on intent, others are plain (1 §5 Internal link). */
export function Link({ to, newWindow = false, children, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext)
  const window = newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (!isInternal(to) || newWindow) {
    return (
      <a {...rest} {...window} href={to}>
        {children}
      </a>
    )
  }
  const intend = () => prefetch(to)
  return (
    <RouterLink {...rest} to={to} onPointerEnter={intend} onFocus={intend} onTouchStart={intend}>
      {children}
    </RouterLink>
  )
}

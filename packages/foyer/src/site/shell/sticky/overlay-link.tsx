import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { href } from '../../../contract/routes.ts'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { placeInHistory } from './place-in-history.ts'
import { overlayAddress } from './rules.ts'

const never = () => () => {}

/** Opens the event overlay over the page on show; without scripting, it leads to the programme. */
export function OverlayLink({
  children,
  ...rest
}: PropsWithChildren<{
  className?: string
  title?: string
  'data-long'?: true | undefined
  'data-quiet'?: true | undefined
}>) {
  const locale = useLocale()
  const location = useLocation()
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <Link
      {...rest}
      to={isScripted ? overlayAddress(location) : href('events', locale)}
      preventScrollReset={isScripted}
      state={isScripted ? { overlayOver: placeInHistory() } : undefined}
    >
      {children}
    </Link>
  )
}

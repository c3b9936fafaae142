import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouter,
  type HydrationState,
  type Path,
  type RouteObject,
  RouterContextProvider,
  type RouterNavigateOptions,
  type RouterProviderProps,
  type To,
} from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import type { Locale } from '../../contract/locale.ts'
import { THROTTLE } from '../navigation/throttle.ts'
import { withEarlyAddress } from './early-address.ts'
import { keepReadPages } from './keep-read-pages.ts'
import { callContext } from './router-context.ts'
import { startEditor } from './start-editor.ts'
import { tellVisits } from './tell-visits.ts'

/** What a router begins with: the routes, and the data that the page on show was rendered with. */
export interface RouterStart {
  routes: RouteObject[]
  hydrationData: HydrationState
  callIn(locale: Locale): Call
}

/** What `createBrowserRouter` does, without the links, forms and prefetching that come with it and that we have our own of. */
export function startRouter({ routes, hydrationData, callIn }: RouterStart): RouterProviderProps['router'] {
  const context = new RouterContextProvider()
  context.set(callContext, callIn)
  const { history, enterEarly } = withEarlyAddress(createBrowserHistory())
  const router = createRouter({ history, routes, hydrationData, getContext: () => context }).initialize()
  void startEditor(router, callIn)
  tellVisits(router, callIn)
  keepReadPages(router)
  return Object.assign(router, { navigate: enteringEarly(router, enterEarly) })
}

/**
 * Goes as the router does, but a page that takes its time has its address from the moment its outline stands in for it, and
 * another view of the same page at once.
 */
function enteringEarly(router: DataRouter, enterEarly: (to: Path) => void): DataRouter['navigate'] {
  const { navigate } = router
  return (async (to: To | null | number, options?: RouterNavigateOptions) => {
    if (typeof to === 'number') return navigate(to)
    const enter = (isSamePage: boolean) => () => {
      const { navigation, location } = router.state
      const target = navigation.location
      if (target && (target.pathname === location.pathname) === isSamePage) enterEarly(target)
    }
    // A step that takes the place of another has no address of its own to wait in.
    const timers = options?.replace ? [] : [setTimeout(enter(true)), setTimeout(enter(false), THROTTLE)]
    await navigate(to, options)
    for (const timer of timers) clearTimeout(timer)
  }) as DataRouter['navigate']
}

import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
  type RouterProviderProps,
} from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import type { Locale } from '../../contract/locale.ts'
import { callContext } from './router-context.ts'

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
  return createRouter({
    history: createBrowserHistory(),
    routes,
    hydrationData,
    getContext: () => context,
  }).initialize()
}

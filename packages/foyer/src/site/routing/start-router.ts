import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import type { Call } from '../../contract/endpoint.ts'
import type { Locale } from '../../contract/locale.ts'
import { keepReadPages } from './keep-read-pages.ts'
import { callContext } from './router-context.ts'
import { startEditor } from './start-editor.ts'
import { tellVisits } from './tell-visits.ts'

/** What a router starts with: the routes, and the data that the page on show was rendered with. */
export interface RouterStart {
  routes: RouteObject[]
  hydrationData: HydrationState
  callIn(locale: Locale): Call
  isForEditor: boolean
}

export function startRouter({ routes, hydrationData, callIn, isForEditor }: RouterStart): DataRouter {
  const context = new RouterContextProvider()
  context.set(callContext, callIn)
  const router = createBrowserRouter(routes, { hydrationData, getContext: () => context })
  void startEditor(router, callIn, isForEditor)
  tellVisits(router, callIn)
  keepReadPages(router)
  return router
}

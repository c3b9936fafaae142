import {
  createStaticHandler,
  type RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import { onlyTo, screenId } from './first-matches.ts'
import { createRoutes } from './router-routes.tsx'

const routes = createRoutes()
const whole = createStaticHandler(routes)
const narrow = new Map<string, StaticHandler>()

interface Queried {
  /** A redirect, or the results of the loaders. */
  context: Response | StaticHandlerContext
  routes: StaticHandler['dataRoutes']
}

/**
 * Runs the loaders of an address on the server. React Router tries one route after the other, CMS pages last, and
 * copies all routes for each page it renders. A handler for one screen has only three routes.
 */
export async function queryScreen(request: Request, requestContext: RouterContextProvider): Promise<Queried> {
  const id = screenId(new URL(request.url).pathname)
  const handler = id === null ? whole : handlerOf(id)
  const context = await handler.query(request, { requestContext })
  // Only the document matched, so the screen's route does not fit: the handler with all routes decides what to answer.
  const isFound = context instanceof Response || context.matches.length > 1
  if (isFound || handler === whole) return { context, routes: handler.dataRoutes }
  return { context: await whole.query(request, { requestContext }), routes: whole.dataRoutes }
}

function handlerOf(id: string): StaticHandler {
  const handler = narrow.get(id) ?? createStaticHandler(onlyTo(routes, id))
  narrow.set(id, handler)
  return handler
}

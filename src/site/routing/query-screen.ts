import {
  createStaticHandler,
  type RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import { onlyTo, screenId } from './first-matches.ts'
import { createRoutes } from './routes.tsx'

const routes = createRoutes()
const whole = createStaticHandler(routes)
const narrow = new Map<string, StaticHandler>()

interface Queried {
  /** A redirect, or all that the loaders have found. */
  context: Response | StaticHandlerContext
  routes: StaticHandler['dataRoutes']
}

/**
 * Runs the loaders of an address, on the server. React Router tries one route after the other, CMS pages last, and copies all of
 * them for each page it renders; what knows the way to one screen alone has three.
 */
export async function queryScreen(request: Request, requestContext: RouterContextProvider): Promise<Queried> {
  const id = screenId(new URL(request.url).pathname)
  const handler = id === null ? whole : handlerOf(id)
  const context = await handler.query(request, { requestContext })
  // The document alone is there where nothing was found: whoever knows all routes says so.
  const isFound = context instanceof Response || context.matches.length > 1
  if (isFound || handler === whole) return { context, routes: handler.dataRoutes }
  return { context: await whole.query(request, { requestContext }), routes: whole.dataRoutes }
}

function handlerOf(id: string): StaticHandler {
  const handler = narrow.get(id) ?? createStaticHandler(onlyTo(routes, id))
  narrow.set(id, handler)
  return handler
}

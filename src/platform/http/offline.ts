import type { FastifyInstance } from 'fastify'
import type { Platform } from '../context.ts'
import { requireOnline } from '../online.ts'
import type { ContextFactory } from './context-factory.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Answered while the site is offline (3-readings, Calls); any other route is closed then. Calls and screens are let
     * through, because both may also come from within: `invoke.ts` and the shell ask for themselves.
     */
    reachableOffline?: true | 'asks itself'
  }
}

/** What a route says that is answered whether the site is online or not. */
export const ALWAYS = { config: { reachableOffline: true } } as const

/** Closes the files of the site while it is offline: feeds, calendars, and whatever does not say otherwise. */
export function closeWhileOffline(
  app: FastifyInstance,
  { isSiteOnline }: Platform,
  contextOf: ContextFactory,
): void {
  app.addHook('preHandler', async (request, reply) => {
    const { reachableOffline, refuses } = request.routeOptions.config
    if (request.is404 || reachableOffline || refuses || (await isSiteOnline())) return
    await requireOnline(await contextOf(request, reply))
  })
}

import type { FastifyInstance } from 'fastify'
import type { Platform } from '../context.ts'
import { requireOnline } from '../online.ts'
import type { ContextFactory } from './context-factory.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Answers while the site is offline (3-readings, Calls); all other routes are closed then. Calls and screens are let through
     * ("asks itself"), because the server also runs them without HTTP: `invoke.ts` and the shell check it themselves.
     */
    reachableOffline?: true | 'asks itself'
  }
}

/** For routes that answer whether the site is online or not. */
export const ALWAYS = { config: { reachableOffline: true } } as const

/** Closes the files of the site while it is offline: feeds, calendars, and every route that is not marked otherwise. */
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

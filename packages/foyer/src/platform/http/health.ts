import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import type { Config } from '../config/config.ts'
import type { Platform } from '../context.ts'
import { isSameText } from '../signature.ts'
import { ALWAYS } from './offline.ts'

/** Adds `/livez`, `/readyz` and `/metrics`. */
export function addHealth(
  app: FastifyInstance,
  { config, figures }: Platform,
  isReady: () => Promise<boolean>,
): void {
  app.get('/livez', ALWAYS, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', ALWAYS, async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    reply.header('Cache-Control', 'no-store')
    if (!ready) reply.code(503).header('Retry-After', 5)
    return reply.send({ status: ready ? 'ok' : 'unavailable' })
  })

  app.addHook('onResponse', async (request, reply) => {
    figures.countAnswer({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    })
  })
  app.get('/metrics', ALWAYS, async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw new Failure('permission_denied')
    return reply
      .type(figures.registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(await figures.registry.metrics())
  })
}

/** Only with the token. The address of a caller proves nothing: behind a proxy on the same machine every caller has the same. */
function mayReadMetrics({ headers }: FastifyRequest, { metricsToken }: Config): boolean {
  return metricsToken !== null && isSameText(headers.authorization ?? '', `Bearer ${metricsToken}`)
}

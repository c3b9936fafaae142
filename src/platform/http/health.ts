import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import type { Config } from '../config/config.ts'
import type { Platform } from '../context.ts'
import { isSameText } from '../signature.ts'
import { ALWAYS } from './offline.ts'

/** Alive, ready, and how it goes. */
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
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    figures.answers.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', ALWAYS, async (request, reply) => {
    if (!mayReadMetrics(request, config)) throw new Failure('permission_denied')
    return reply
      .type(figures.registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(await figures.registry.metrics())
  })
}

/** Figures are for the house: with the token or, where no proxy stands in front, from this machine. */
function mayReadMetrics(request: FastifyRequest, { metricsToken, trustProxy }: Config): boolean {
  if (metricsToken) {
    return isSameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
  }
  return !trustProxy && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import type { Platform } from '../context.ts'

/** Alive, ready, and how it goes. */
export function addHealth(app: FastifyInstance, { config }: Platform, isReady: () => Promise<boolean>): void {
  app.get('/livez', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    reply.header('Cache-Control', 'no-store')
    if (!ready) reply.code(503).header('Retry-After', 5)
    return reply.send({ status: ready ? 'ok' : 'unavailable' })
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'foyer_answer_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    answers.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new Failure('permission_denied')
    return reply
      .type(registry.contentType)
      .header('Cache-Control', 'no-store')
      .send(await registry.metrics())
  })
}

/** Figures are for the house: from this machine, or with the token. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token) {
    const digest = (text: string) => createHash('sha256').update(text).digest()
    return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))
  }
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
}

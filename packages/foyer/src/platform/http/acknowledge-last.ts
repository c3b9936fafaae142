import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Changes } from '../cache/changes.ts'

/**
 * Answers a write only after all stores have dropped what was made of the changed data. So a caller that has the answer reads
 * nothing older, whichever process answers the next request.
 */
export function acknowledgeLast(app: FastifyInstance, changes: Pick<Changes, 'follow'>): void {
  const writes = new WeakMap<FastifyRequest, () => Promise<void>>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') writes.set(request, changes.follow())
    done()
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    await writes.get(request)?.()
    return payload
  })
}

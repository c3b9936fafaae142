import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Changes } from '../cache/changes.ts'

/**
 * A write is answered when everybody who keeps something made of what it changed has dropped that: whoever has the answer reads
 * nothing older, whichever process answers next.
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

import type { FastifyInstance } from 'fastify'

/** Ways in which the shop can be told to fail, for tests. */
export type Mischief =
  | { kind: 'stall' }
  | { kind: 'reset' }
  | { kind: 'status'; status: number }
  | { kind: 'html' }
  | { kind: 'flood' }
  | { kind: 'code'; code: number }
  /** Does what is requested, but its first answer is lost. */
  | { kind: 'lose' }
  /** Does what is requested, but never answers. */
  | { kind: 'mute' }

export interface TestControls {
  /** The failure of every call from now on; null ends it. */
  set(mischief: Mischief | null): void
}

/** Exists only in a shop that was started for tests. */
export function addTestControls(app: FastifyInstance): TestControls {
  let current: Mischief | null = null
  app.addHook('onRequest', async (request, reply) => {
    if (
      current === null ||
      current.kind === 'lose' ||
      current.kind === 'mute' ||
      request.url.startsWith('/api/test/')
    )
      return
    if (current.kind === 'stall') return reply.hijack()
    if (current.kind === 'reset') {
      reply.hijack()
      request.raw.socket.resetAndDestroy()
      return
    }
    if (current.kind === 'status') return reply.code(current.status).send({ error: 'told to fail' })
    if (current.kind === 'html') return reply.type('text/html').send('<!DOCTYPE html><h1>Wartung</h1>')
    if (current.kind === 'code') return reply.code(409).send({ code: current.code, left: null })
    reply.hijack()
    flood(reply.raw)
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (current?.kind === 'lose' || current?.kind === 'mute') {
      if (current.kind === 'lose') current = null
      request.raw.socket.resetAndDestroy()
    }
    return payload
  })
  app.post('/api/test/controls', async (request) => {
    current = request.body as Mischief | null
    return { set: true }
  })
  return {
    set: (mischief) => {
      current = mischief
    },
  }
}

/** A hundred megabytes that look like an answer. */
function flood(response: import('node:http').ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  let left = 100
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const write = () => {
    while (left > 0) {
      left--
      if (!response.write(chunk)) {
        response.once('drain', write)
        return
      }
    }
    response.end('{}')
  }
  response.on('error', () => {})
  write()
}

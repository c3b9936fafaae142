import Fastify from 'fastify'
import { tellFigures } from './tell-figures.ts'

/** The comparison: bare Fastify that answers the same compressed bytes from memory. */
process.once('message', async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, 'base64')
  const app = Fastify()
  app.get('/de', (_request, reply) => reply.headers(headers).send(bytes))
  await app.listen({ port: 0, host: '127.0.0.1' })
  tellFigures()
  process.send?.({ port: (app.server.address() as { port: number }).port })
})

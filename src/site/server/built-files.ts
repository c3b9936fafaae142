import { readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { CLIENT_BUILD } from './renderer.ts'

/** The files of the build, compressed beforehand. Those with a hash in their name never change. */
export async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(CLIENT_BUILD, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  const others = readdirSync(CLIENT_BUILD, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name),
  )
  for (const { name } of others) {
    app.get(`/${name}`, (_request, reply) =>
      reply
        // The service worker too: a browser must see at once that there is another.
        .header('Cache-Control', 'no-cache')
        .sendFile(name, CLIENT_BUILD, { cacheControl: false }),
    )
  }
}

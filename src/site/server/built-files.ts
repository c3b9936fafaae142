import { readdirSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ALWAYS } from '../../platform/http/offline.ts'
import { CLIENT_BUILD } from './renderer.ts'

/** The files of the build, compressed beforehand. Those with a hash in their name never change. */
export async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    // Whatever the site shows, be it that it is offline, is made of these.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...ALWAYS.config }
    })
    await scope.register(fastifyStatic, {
      root: path.join(CLIENT_BUILD, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
    for (const name of otherFiles()) {
      scope.get(`/${name}`, (_request, reply) =>
        reply
          // The service worker too: a browser must see at once that there is another.
          .header('Cache-Control', 'no-cache')
          .sendFile(name, CLIENT_BUILD, { cacheControl: false }),
      )
    }
  })
}

function otherFiles(): string[] {
  return readdirSync(CLIENT_BUILD, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name)
}

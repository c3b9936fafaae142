import type { FastifyInstance } from 'fastify'
import { ALWAYS } from '../http/offline.ts'
import { renderApiDocs } from './api-docs-page.ts'
import { apiDocsStyle } from './api-docs-style.ts'
import type { BoundEndpoint } from './bind.ts'
import { describeEndpoints } from './openapi.ts'

/**
 * Adds the description of all calls, for machines and for people. It is made at the first request: describing some 350 calls
 * takes longer than the rest of a start.
 */
export function addApiDocs(app: FastifyInstance, endpoints: BoundEndpoint[], version: string): void {
  const document = once(() => describeEndpoints(endpoints, version))
  const files = {
    '/openapi.json': { type: 'application/json', content: () => JSON.stringify(document()) },
    '/api/docs': { type: 'text/html', content: () => renderApiDocs(document()) },
    '/api/docs.css': { type: 'text/css', content: () => apiDocsStyle },
  }
  for (const [url, { type, content }] of Object.entries(files)) {
    const body = once(() => Buffer.from(content()))
    app.get(url, ALWAYS, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(body()))
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

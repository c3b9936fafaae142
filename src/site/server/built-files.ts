import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../contract/errors.ts'
import { chooseEncoding } from '../../platform/http/compression.ts'
import type { Encoding } from '../../platform/http/encoding.ts'
import { ALWAYS } from '../../platform/http/offline.ts'
import { buildFolder } from './renderer.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** What the build has put beside a file, see scripts/precompress.mjs. */
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** The hash in its name says what is in it. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** The service worker too: a browser must see at once that there is another. */
const ASK_AGAIN = 'no-cache'

/** A file as it is sent. */
interface Form {
  bytes: Buffer
  etag: string
}

/** The files of the build, compressed beforehand. They are few and small, so that each stays in memory once it was asked for. */
export function serveBuiltFiles(app: FastifyInstance, folder = buildFolder('client')): void {
  const names = new Set(namesIn(folder))
  const forms = new Map<string, Promise<Form>>()

  const formOf = (name: string, encoding: Encoding): Promise<Form> => {
    const file = name + SUFFIXES[encoding]
    let form = forms.get(file)
    if (!form) {
      form = readForm(path.join(folder, file))
      forms.set(file, form)
      // It may be there for the next who asks.
      form.catch(() => forms.delete(file))
    }
    return form
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, caching: string) => {
    const type = TYPES[path.extname(name)]
    // Only what the build has made is found, however its name is spelt.
    if (!type || !names.has(name)) throw new Failure('not_found')
    const asked = chooseEncoding(request.headers['accept-encoding'])
    const encoding = names.has(name + SUFFIXES[asked]) ? asked : 'identity'
    const { bytes, etag } = await formOf(name, encoding)
    reply.headers({ 'Cache-Control': caching, ETag: etag, Vary: 'Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
    return reply.type(type).send(bytes)
  }

  // Whatever the site shows, be it that it is offline, is made of these.
  app.get<{ Params: { '*': string } }>('/assets/*', ALWAYS, (request, reply) =>
    send(request, reply, `assets/${request.params['*']}`, FOR_EVER),
  )
  for (const name of names) {
    const isFile = !name.includes('/') && path.extname(name) in TYPES
    if (isFile) app.get(`/${name}`, ALWAYS, (request, reply) => send(request, reply, name, ASK_AGAIN))
  }
}

/** As addresses name them. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(path.sep, '/'),
  )
}

async function readForm(file: string): Promise<Form> {
  const bytes = await readFile(file)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

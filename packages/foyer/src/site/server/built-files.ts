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

/** The suffix of the compressed file that the build puts beside each file, see build/precompress.ts. */
const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** For files with a hash in their name, whose content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** For all others, such as the service worker: a browser must see a new one at once. */
const ASK_AGAIN = 'no-cache'

/** A file in one encoding. */
interface Form {
  bytes: Buffer
  etag: string
}

/**
 * Serves the files of the build, which are compressed beforehand. They are few and small, so each stays in memory after
 * the first request.
 */
export function serveBuiltFiles(app: FastifyInstance, folder = buildFolder('client')): void {
  const names = new Set(namesIn(folder))
  const forms = new Map<string, Promise<Form>>()

  const formOf = (name: string, encoding: Encoding): Promise<Form> => {
    const file = name + SUFFIXES[encoding]
    let form = forms.get(file)
    if (!form) {
      form = readForm(path.join(folder, file))
      forms.set(file, form)
      // Not stored, so that the next request tries again.
      form.catch(() => forms.delete(file))
    }
    return form
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, caching: string) => {
    const type = TYPES[path.extname(name)]
    // Only names from the build are answered, so no path can lead outside the folder.
    if (!type || !names.has(name)) throw new Failure('not_found')
    const asked = chooseEncoding(request.headers['accept-encoding'])
    const encoding = names.has(name + SUFFIXES[asked]) ? asked : 'identity'
    const { bytes, etag } = await formOf(name, encoding)
    reply.headers({ 'Cache-Control': caching, ETag: etag, Vary: 'Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
    return reply.type(type).send(bytes)
  }

  // Every page needs these files, also the page that says the site is offline.
  app.get<{ Params: { '*': string } }>('/assets/*', ALWAYS, (request, reply) =>
    send(request, reply, `assets/${request.params['*']}`, FOR_EVER),
  )
  for (const name of names) {
    const isFile = !name.includes('/') && path.extname(name) in TYPES
    if (isFile) app.get(`/${name}`, ALWAYS, (request, reply) => send(request, reply, name, ASK_AGAIN))
  }
}

/** File names with slashes, as addresses have them. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(path.sep, '/'),
  )
}

async function readForm(file: string): Promise<Form> {
  const bytes = await readFile(file)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

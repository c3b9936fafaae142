import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure, isFailure } from '../../contract/errors.ts'

/** Names and boundaries around the file itself. */
const FORM_OVERHEAD = 16 * 1024
const MAX_FIELDS = 10

/** Routes that take a multipart form and nothing else; everywhere else such a body stays a 415. */
export async function addUploadRoutes(
  app: FastifyInstance,
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart)
    addRoutes(scope)
  })
}

/** The fields of a form by name, with its file as a `File`. The limit holds while it arrives, not after. */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Failure('unsupported_media_type')
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_OVERHEAD)
    throw new Failure('too_large')
  const form = new Map<string, unknown>()
  try {
    const limits = { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: FORM_OVERHEAD }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') form.set(part.fieldname, part.value)
      else form.set(part.fieldname, new File([await bytesOf(part.file)], part.filename ?? ''))
    }
  } catch (error) {
    // What is still on its way must be taken off the line, or the connection stays stuck.
    request.raw.resume()
    const status = (error as { statusCode?: number }).statusCode
    // The reader says "form too long" by a status, and nothing at all of one that is broken.
    throw isFailure(error) || status ? error : new Failure('invalid', { cause: error })
  }
  return Object.fromEntries(form)
}

async function bytesOf(file: AsyncIterable<Buffer> & { truncated: boolean }): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    if (file.truncated) throw new Failure('too_large')
    chunks.push(chunk)
  }
  if (file.truncated) throw new Failure('too_large')
  return Buffer.concat(chunks)
}

import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
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

/** A form whose file lies on the disk while the call that takes it runs. */
export interface ArrivingForm extends AsyncDisposable {
  /** Its fields by name, with its file as a `File` that is read from the disk. The limit holds while it arrives, not after. */
  read(): Promise<Record<string, unknown>>
}

export function arrivingForm(request: FastifyRequest, maxBytes: number): ArrivingForm {
  let folder: string | null = null
  const keep = async (part: MultipartFile): Promise<File> => {
    folder ??= await mkdtemp(path.join(tmpdir(), 'foyer-upload-'))
    const file = path.join(folder, 'content')
    await pipeline(part.file, createWriteStream(file))
    if (part.file.truncated) throw new Failure('too_large')
    return new File([await openAsBlob(file)], part.filename ?? '')
  }
  return {
    async read() {
      if (!request.isMultipart()) throw new Failure('unsupported_media_type')
      if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_OVERHEAD)
        throw new Failure('too_large')
      const form = new Map<string, unknown>()
      try {
        const limits = { fileSize: maxBytes, files: 1, fields: MAX_FIELDS, fieldSize: FORM_OVERHEAD }
        for await (const part of request.parts({ limits })) {
          form.set(part.fieldname, part.type === 'field' ? part.value : await keep(part))
        }
      } catch (error) {
        // What is still on its way must be taken off the line, or the connection stays stuck.
        request.raw.resume()
        const status = (error as { statusCode?: number }).statusCode
        // The reader says "form too long" by a status, and nothing at all of one that is broken.
        throw isFailure(error) || status ? error : new Failure('invalid', { cause: error })
      }
      return Object.fromEntries(form)
    },
    async [Symbol.asyncDispose]() {
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

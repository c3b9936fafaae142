import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure, isFailure } from '../../contract/errors.ts'

/** Bytes for names and boundaries around the file itself. */
const FORM_OVERHEAD = 16 * 1024
const MAX_FIELDS = 10

/** Adds routes that accept only multipart forms. On all other routes such a body is a 415. */
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

/** A form whose file is on the disk while the call runs. */
export interface ArrivingForm extends AsyncDisposable {
  /** The fields by name. The file is a `File` that is read from the disk. The size limit holds while it arrives, not after. */
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
        // The rest of the body must be read, or the connection stays stuck.
        request.raw.resume()
        const status = (error as { statusCode?: number }).statusCode
        // The parser throws an error with a status for a form that is too long, and one without a status for a broken form.
        throw isFailure(error) || status ? error : new Failure('invalid', { cause: error })
      }
      return Object.fromEntries(form)
    },
    async [Symbol.asyncDispose]() {
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

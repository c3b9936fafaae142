import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, type FailureCode, failureBody, isFailure } from '../../contract/errors.ts'
import { isLocale, localeOfHeader } from '../../contract/locale.ts'
import { failureOfDatabase } from '../database/failures.ts'

/** Fastify's own refusals by the status it gives them. */
const BY_STATUS: Record<number, FailureCode> = {
  400: 'invalid',
  404: 'not_found',
  413: 'too_large',
  414: 'invalid',
  415: 'unsupported_media_type',
}

/** Turns whatever was thrown into a failure a caller may see. What it hides is in the log, under the request's id. */
export function normalise(error: unknown): Failure {
  if (isFailure(error)) return error
  const ofDatabase = failureOfDatabase(error)
  if (ofDatabase) return ofDatabase
  const status = (error as Partial<FastifyError> | null | undefined)?.statusCode ?? 500
  // Whatever else Fastify blames on the caller is the caller's to mend.
  const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'server_error')
  return new Failure(code, { cause: error })
}

/** Everything that fails on a call is answered here, as JSON (3-readings, Calls). */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = normalise(error)
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? error }, failure.message)
  if (failure.retryAfter) reply.header('Retry-After', failure.retryAfter)
  return reply
    .code(failure.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(failure, localeOfRequest(request))))
}

/** The prefix decides; without one the header does (3-readings, Calls). */
export function localeOfRequest(request: FastifyRequest) {
  const prefix = request.url.split(/[/?]/, 2)[1]
  return isLocale(prefix) ? prefix : localeOfHeader(request.headers['accept-language'])
}

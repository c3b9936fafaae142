import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, type FailureCode, isFailure } from '../../contract/errors.ts'
import { failureBody } from '../../contract/failure-body.ts'
import { type Locale, localeOfPath } from '../../contract/locale.ts'
import { failureOfDatabase } from '../database/failures.ts'
import { lastResort } from './last-resort.ts'
import { localeAsked } from './locale-asked.ts'
import { isForPeople } from './request-target.ts'

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

/**
 * Everything that fails is answered here: as JSON on a call (3-readings, Calls), as a page where a person reads it. What a
 * screen itself can still show, it shows in its own frame.
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = isBrokenOff(request) ? new Failure('cancelled', { cause: error }) : normalise(error)
  if (failure.status >= 500 && !isExpected(failure))
    request.log.error({ err: failure.cause ?? error }, failure.message)
  if (failure.retryAfter) reply.header('Retry-After', failure.retryAfter)
  reply.code(failure.status).header('Cache-Control', 'no-store')
  if (isForPeople(request.url)) {
    return reply.type('text/html; charset=utf-8').send(lastResort(failure, localeOfPath(request.url)))
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(failure, localeOfRequest(request))))
}

/**
 * The visitor went away while they were sending: whatever failed then is no fault, and nobody reads the answer. Node marks such a
 * request as failed; one that is only destroyed was answered before its end.
 */
function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.errored != null && !raw.complete
}

const EXPECTED: readonly string[] = ['site_offline', 'shop_offline', 'in_line'] satisfies FailureCode[]

/** What somebody switched off, or a line at the start of a sale: that every visitor hears of it is no fault to look into. */
function isExpected({ code }: Failure): boolean {
  return EXPECTED.includes(code)
}

export function localeOfRequest({ url, headers }: FastifyRequest): Locale {
  return localeAsked(url, headers['accept-language'])
}

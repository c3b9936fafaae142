import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, type FailureCode, isFailure } from '../../contract/errors.ts'
import { failureBody } from '../../contract/failure-body.ts'
import { isForPeople } from '../../contract/for-people.ts'
import { type Locale, localeOfPath } from '../../contract/locale.ts'
import { failureOfDatabase } from '../database/failures.ts'
import { lastResort } from './last-resort.ts'
import { localeAsked } from './locale-asked.ts'

/** Failure codes for Fastify's own refusals, by status. */
const BY_STATUS: Record<number, FailureCode> = {
  400: 'invalid',
  404: 'not_found',
  413: 'too_large',
  414: 'invalid',
  415: 'unsupported_media_type',
}

/** Turns any thrown value into a failure that a caller may see. Its details are in the log, under the request's id. */
export function normalise(error: unknown): Failure {
  if (isFailure(error)) return error
  const ofDatabase = failureOfDatabase(error)
  if (ofDatabase) return ofDatabase
  const status = (error as Partial<FastifyError> | null | undefined)?.statusCode ?? 500
  // Any other 4xx of Fastify is a mistake of the caller.
  const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'invalid' : 'server_error')
  return new Failure(code, { cause: error })
}

/**
 * Answers everything that fails: as JSON on a call (3-readings, Calls), as a page where a person reads it. Errors that a screen
 * can show itself do not get here.
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
 * Whether the visitor went away while sending. Then the failure is no fault of ours, and the answer reaches no reader. Node sets
 * `errored` on such a request; a request that is only destroyed was answered before its end.
 */
function isBrokenOff({ raw }: FastifyRequest): boolean {
  return raw.errored != null && !raw.complete
}

const EXPECTED: readonly string[] = ['site_offline', 'shop_offline', 'in_line'] satisfies FailureCode[]

/**
 * Expected: an editor switched something off, or visitors wait in line at the start of a sale. That is not logged as an error.
 */
function isExpected({ code }: Failure): boolean {
  return EXPECTED.includes(code)
}

export function localeOfRequest({ url, headers }: FastifyRequest): Locale {
  return localeAsked(url, headers['accept-language'])
}

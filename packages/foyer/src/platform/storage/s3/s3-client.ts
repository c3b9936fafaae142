import { setTimeout as wait } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Failure } from '../../../contract/errors.ts'
import type { s3 } from './definition.ts'
import { errorIn } from './s3-xml.ts'

export type S3Settings = Omit<ReturnType<ReturnType<typeof s3>['settings']>, 'kind' | 'from'>

/** How long a call may take, so that a visitor is told in time when the server is gone. */
export const S3_LIMITS = {
  /** Until the answer begins, all attempts together. */
  answerMs: 5_000,
  /** The same where a piece of a file is sent first. */
  sentMs: 30_000,
  /** Without a byte, while a file arrives. */
  silenceMs: 10_000,
  attempts: 3,
  /** Before the second attempt; twice as long before the third. */
  pauseMs: 150,
}
export type S3Limits = typeof S3_LIMITS

const RETRY_AFTER_SECONDS = 5

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** None for a call to the bucket. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
  /** Ends the call, also while its answer is read. */
  stop?: AbortController
}

export type S3Client = ReturnType<typeof createS3Client>

/** Sends signed calls, and tries again where the server or the network fails. */
export function createS3Client(settings: S3Settings, limits: S3Limits = S3_LIMITS) {
  const attempt = async (call: S3Call, stop: AbortController) => {
    const { url, method, headers, body } = await signed(settings, call)
    return fetch(url, {
      method,
      headers,
      body: body as BodyInit | undefined,
      signal: stop.signal,
      redirect: 'error',
    })
  }
  return {
    limits,

    /** The answer; null if there is no such file. Everything else that goes wrong is `unavailable`. */
    async send(call: S3Call): Promise<Response | null> {
      const stop = call.stop ?? new AbortController()
      const time = call.body ? limits.sentMs : limits.answerMs
      const timer = setTimeout(() => stop.abort(new Error(`no answer within ${time} ms`)), time)
      try {
        for (let tries = 1; ; tries++) {
          const last = tries === limits.attempts
          try {
            const answer = await attempt(call, stop)
            if (answer.ok) return answer
            const refusal = await refusalIn(answer)
            if (answer.status === 404 && refusal !== 'NoSuchBucket') return null
            if (last || !isPassing(answer.status))
              throw new Error(`${call.method}: ${answer.status} ${refusal}`)
          } catch (error) {
            if (last || stop.signal.aborted || !(error instanceof TypeError)) throw error
          }
          await wait(limits.pauseMs * tries, undefined, { signal: stop.signal })
        }
      } catch (error) {
        throw unavailable(stop.signal.aborted ? stop.signal.reason : error)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** Visitors get a 503 with Retry-After; the reason is for the log. */
export function unavailable(cause: unknown): Failure {
  const said = cause instanceof Error ? cause.message : String(cause)
  const reason = cause instanceof TypeError && cause.cause instanceof Error ? cause.cause.message : said
  return new Failure('unavailable', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause: new Error(`The S3 server could not be asked: ${reason}`, { cause }),
  })
}

/** A server that is overloaded or restarts. */
function isPassing(status: number): boolean {
  return status >= 500 || status === 429
}

/** The word that the server has for what is wrong, such as `AccessDenied`. The rest of the answer is read, to free the connection. */
async function refusalIn(answer: Response): Promise<string> {
  return errorIn(await answer.text()) ?? answer.statusText
}

async function signed(settings: S3Settings, { method, key, query, headers, body }: S3Call) {
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(body ?? []))).toString('hex')
  const signer = new AwsV4Signer({
    method,
    url: addressOf(settings, key, query),
    // Part of what is signed: the server refuses a body that has changed on the way.
    headers: { ...headers, 'X-Amz-Content-Sha256': hash },
    body: body as BodyInit | undefined,
    service: 's3',
    region: settings.region,
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
  })
  return signer.sign()
}

export function addressOf(
  {
    endpoint,
    bucket,
    prefix,
    isPathStyle,
  }: Pick<S3Settings, 'endpoint' | 'bucket' | 'prefix' | 'isPathStyle'>,
  key?: string,
  query: Record<string, string> = {},
): string {
  const url = new URL(endpoint)
  if (!isPathStyle) url.host = `${bucket}.${url.host}`
  const within = key === undefined ? '' : `/${prefix}${key}`
  const folder = url.pathname === '/' ? '' : url.pathname
  url.pathname = `${folder}${isPathStyle ? `/${bucket}` : ''}${within}` || '/'
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

import { isDeepStrictEqual } from 'node:util'
import { endpointKey } from '../../contract/endpoint.ts'
import { Failure, isFailure } from '../../contract/errors.ts'
import type { Context } from '../context.ts'
import { requireOnline } from '../online.ts'
import { callerOf } from '../throttle/caller.ts'
import { throttle } from '../throttle/throttle.ts'
import { hasRole, isEditor, VISITOR, type Viewer } from '../viewer.ts'
import type { BoundEndpoint } from './bind.ts'
import { parseIn } from './messages.ts'

interface Input {
  params: unknown
  /** The body, or for an upload a function that reads it: an upload that is not allowed is refused before it arrives. */
  body: unknown | (() => Promise<unknown>)
}

/**
 * The only way into a service, for both kinds of callers. It alone decides who may call, whether the site is open, how often, and
 * with what. `checkAnswers` compares every answer with its schema; it is on in tests and development, because it costs time.
 */
export async function invoke(
  endpoint: BoundEndpoint,
  context: Context,
  input: Input,
  { checkAnswers = false } = {},
): Promise<unknown> {
  const { contract } = endpoint
  if (!hasRole(context.viewer, contract.access)) {
    throw new Failure(context.viewer.role === 'visitor' ? 'not_authenticated' : 'permission_denied')
  }
  if (contract.dashboard && !context.viewer.hasDashboardAccess) throw new Failure('permission_denied')
  if (!contract.reachableOffline) await requireOnline(context)
  if (contract.throttle) {
    const { calls, perAddress, seconds } = contract.throttle
    const what = endpointKey(endpoint)
    await throttle(context, `${what} by ${callerOf(context)}`, { calls, seconds })
    await throttle(context, `${what} ${context.address}`, { calls: perAddress, seconds })
  }
  if (contract.personal) context.reads.forbidStoring()
  const params = contract.params ? parse(context, contract.params, input.params) : {}
  const sent = typeof input.body === 'function' ? await input.body() : input.body
  if (contract.upload) await countBytes(context, contract.upload.bytesPerHour, sent)
  const body = contract.body ? parse(context, contract.body, sent) : undefined
  const answerWith = (own: Context) => {
    const work = () => endpoint.handle(own, params, body)
    return contract.queued === true ? own.queue.run(own, work) : work()
  }
  const answer = isShared(endpoint, context.viewer)
    ? await context.answers
        .remember(
          `${endpointKey(endpoint)} ${context.locale} ${JSON.stringify(params)}`,
          context,
          (reads, signal) => answerWith({ ...context, ...ANYBODY, reads, signal }),
        )
        .catch((error: unknown) => {
          // Shared answers are made as for a visitor. A logged-in viewer is not asked to log in, but gets the refusal for their
          // own rights.
          if (context.viewer.role === 'visitor' || !isFailure(error) || error.code !== 'not_authenticated')
            throw error
          return answerWith(context)
        })
    : await answerWith(context)
  if (checkAnswers) {
    requireDeclared(endpoint, answer)
    freeze(answer)
  }
  return answer
}

const KILOBYTE = 1024

/** Counts the bytes that a caller uploads within an hour, also for uploads that fail. */
async function countBytes(context: Context, bytesPerHour: number, sent: unknown): Promise<void> {
  const parts = Object.values(sent as Record<string, unknown>)
  const bytes = parts.reduce((sum: number, part) => sum + (part instanceof File ? part.size : 0), 0)
  const limit = { calls: bytesPerHour / KILOBYTE, seconds: 3600 }
  await throttle(context, `uploads by ${callerOf(context)}`, limit, Math.ceil(bytes / KILOBYTE))
}

/** Whether the viewer gets the same answer as all visitors. */
export function isShared({ method, contract }: BoundEndpoint, viewer: Viewer): boolean {
  return method === 'GET' && contract.shared === true && !isEditor(viewer)
}

/** The caller of shared answers, so that nothing of the first viewer who asks can get into them. */
export const ANYBODY = {
  viewer: VISITOR,
  cookies: { get: () => undefined, set: () => {}, clear: () => {} },
} as const

function parse(context: Context, schema: Parameters<typeof parseIn>[1], input: unknown): unknown {
  const parsed = parseIn(context.locale, schema, input)
  if (!parsed.ok) throw new Failure('invalid', { fields: parsed.fields })
  return parsed.value
}

/** Freezes an answer, because others may be given it: an attempt to change it throws. */
function freeze(value: unknown): void {
  // True also for texts, numbers and null, which cannot change.
  if (Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value as object)) freeze(part)
}

/** Throws where an answer differs from its schema: an undeclared field may be one that the viewer must not see. */
function requireDeclared({ method, path, contract }: BoundEndpoint, answer: unknown): void {
  if (!isDeepStrictEqual(contract.answer.parse(answer), answer)) {
    throw new TypeError(`The answer of ${method} ${path} holds more than its schema declares`)
  }
}

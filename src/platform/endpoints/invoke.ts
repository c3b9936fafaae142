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
  /** What was sent; for an upload, what reads it, so that who may not send one is refused before it arrives. */
  body: unknown | (() => Promise<unknown>)
}

/**
 * The one way into a service, for both callers: who may, whether now, how often, and with what are settled here and nowhere else.
 * `checkAnswers` holds every answer against its schema; tests and development pay for that, visitors do not.
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
          // Whoever is logged in is not asked to log in: what they hear of is what is refused to them.
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

/** What somebody uploads within an hour, whatever becomes of it. */
async function countBytes(context: Context, bytesPerHour: number, sent: unknown): Promise<void> {
  const parts = Object.values(sent as Record<string, unknown>)
  const bytes = parts.reduce((sum: number, part) => sum + (part instanceof File ? part.size : 0), 0)
  const limit = { calls: bytesPerHour / KILOBYTE, seconds: 3600 }
  await throttle(context, `uploads by ${callerOf(context)}`, limit, Math.ceil(bytes / KILOBYTE))
}

/** Whether somebody is given the same answer as everybody else. */
export function isShared({ method, contract }: BoundEndpoint, viewer: Viewer): boolean {
  return method === 'GET' && contract.shared === true && !isEditor(viewer)
}

/** Whoever happens to ask first for what all are given: nothing of them can get into it. */
export const ANYBODY = {
  viewer: VISITOR,
  cookies: { get: () => undefined, set: () => {}, clear: () => {} },
} as const

function parse(context: Context, schema: Parameters<typeof parseIn>[1], input: unknown): unknown {
  const parsed = parseIn(context.locale, schema, input)
  if (!parsed.ok) throw new Failure('invalid', { fields: parsed.fields })
  return parsed.value
}

/** An answer may be given to others too: whoever changes it is stopped where it is noticed. */
function freeze(value: unknown): void {
  // So are texts, numbers and null: nobody can change them.
  if (Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value as object)) freeze(part)
}

/** An answer says what its schema declares, no less and no more: a field nobody declared may be one nobody may see. */
function requireDeclared({ method, path, contract }: BoundEndpoint, answer: unknown): void {
  if (!isDeepStrictEqual(contract.answer.parse(answer), answer)) {
    throw new TypeError(`The answer of ${method} ${path} holds more than its schema declares`)
  }
}

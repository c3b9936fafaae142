import { isDeepStrictEqual } from 'node:util'
import { Failure } from '../../contract/errors.ts'
import type { Context } from '../context.ts'
import { throttle } from '../throttle/throttle.ts'
import { hasRole } from '../viewer.ts'
import type { BoundEndpoint } from './bind.ts'
import { parseIn } from './messages.ts'

interface Input {
  params: unknown
  /** What was sent; for an upload, what reads it, so that who may not send one is refused before it arrives. */
  body: unknown | (() => Promise<unknown>)
}

/**
 * The one way into a service, for both callers: who may, how often, and with what are settled here and nowhere else.
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
  if (contract.throttle) {
    await throttle(context, `${endpoint.method} ${endpoint.path} ${context.address}`, contract.throttle)
  }
  if (contract.personal) context.reads.forbidKeeping()
  const params = contract.params ? parse(context, contract.params, input.params) : {}
  const sent = typeof input.body === 'function' ? await input.body() : input.body
  const body = contract.body ? parse(context, contract.body, sent) : undefined
  const answer = await endpoint.handle(context, params, body)
  if (checkAnswers) requireDeclared(endpoint, answer)
  return answer
}

function parse(context: Context, schema: Parameters<typeof parseIn>[1], input: unknown): unknown {
  const parsed = parseIn(context.locale, schema, input)
  if (!parsed.ok) throw new Failure('invalid', { fields: parsed.fields })
  return parsed.value
}

/** An answer says what its schema declares, no less and no more: a field nobody declared may be one nobody may see. */
function requireDeclared({ method, path, contract }: BoundEndpoint, answer: unknown): void {
  if (!isDeepStrictEqual(contract.answer.parse(answer), answer)) {
    throw new TypeError(`The answer of ${method} ${path} holds more than its schema declares`)
  }
}

import { randomBytes } from 'node:crypto'
import { isFailure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import { isSigned, signatureOf } from '../../platform/signature.ts'
import { throttle } from '../../platform/throttle/throttle.ts'

const MINUTES = 5

/**
 * A challenge for a device to sign, and a state with our signature. The server stores nothing until the device answers.
 */
export function newChallenge(
  { secret, clock }: Context,
  purpose: string,
): { challenge: string; state: string } {
  const challenge = randomBytes(32).toString('base64url')
  const until = clock.now().getTime() + MINUTES * 60_000
  return {
    challenge,
    state: `${challenge}.${until}.${signatureOf(secret, textOf(purpose, challenge, until))}`,
  }
}

/**
 * The challenge in a state of ours. It can be taken once: the answer to one login cannot be used for a second. Null if
 * the state is not valid.
 */
export async function takeChallenge(
  context: Context,
  purpose: string,
  state: string,
): Promise<string | null> {
  const [challenge = '', until = '', signed = ''] = state.split('.')
  if (
    !isSigned(context.secret, textOf(purpose, challenge, Number(until)), signed) ||
    Number(until) <= context.clock.now().getTime()
  )
    return null
  const once = throttle(context, `challenge ${challenge}`, { calls: 1, seconds: MINUTES * 60 })
  return once.then(
    () => challenge,
    (error: unknown) => {
      if (isFailure(error)) return null
      throw error
    },
  )
}

const textOf = (purpose: string, challenge: string, until: number) =>
  `passkey:${purpose}:${challenge}:${until}`

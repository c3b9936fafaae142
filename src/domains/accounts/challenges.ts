import { randomBytes } from 'node:crypto'
import { isFailure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import { isSameText, signatureOf } from '../../platform/signature.ts'
import { throttle } from '../../platform/throttle/throttle.ts'

const MINUTES = 5

/** What a device is asked to sign, and a note of it that only we can write: nothing has to be kept until it comes back. */
export function newChallenge(
  { secret, clock }: Context,
  purpose: string,
): { challenge: string; state: string } {
  const challenge = randomBytes(32).toString('base64url')
  const until = clock.now().getTime() + MINUTES * 60_000
  return { challenge, state: `${challenge}.${until}.${sign(secret, purpose, challenge, until)}` }
}

/** The challenge of a note of ours, once: what was signed for one login opens no second one. Null where it is none. */
export async function takeChallenge(
  context: Context,
  purpose: string,
  state: string,
): Promise<string | null> {
  const [challenge = '', until = '', signed = ''] = state.split('.')
  const expected = sign(context.secret, purpose, challenge, Number(until))
  if (!isSameText(signed, expected) || Number(until) <= context.clock.now().getTime()) return null
  const once = throttle(context, `challenge ${challenge}`, { calls: 1, seconds: MINUTES * 60 })
  return once.then(
    () => challenge,
    (error: unknown) => {
      if (isFailure(error)) return null
      throw error
    },
  )
}

function sign(secret: string, purpose: string, challenge: string, until: number): string {
  return signatureOf(secret, `passkey:${purpose}:${challenge}:${until}`)
}

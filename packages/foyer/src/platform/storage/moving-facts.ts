import { z } from 'zod'
import { type Choice, checkFacts, type Installation, type Variables } from '../../house/choice.ts'

/** The facts of `disk({ … })` and `s3({ … })`. */
export interface StorageFacts {
  /** While files move here: the storage in which those are that have not been moved yet, such as `disk()`. */
  from?: Choice
}

const KINDS = ['disk', 's3']

/** What a storage takes over from the one that its files are moved from. */
export function movingFrom(kind: string, given: StorageFacts) {
  const isOther = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    'variables' in value &&
    value.kind !== kind &&
    KINDS.includes(String(value.kind))
  const [other] = KINDS.filter((each) => each !== kind)
  const facts = z.strictObject({
    from: z.custom<Choice>(isOther, `must be the other storage: ${other}()`).optional(),
  })
  const { from } = checkFacts(kind, facts, given)
  return {
    variables: (from?.variables ?? {}) as Variables,
    settings: (values: Record<string, unknown>, installation: Installation) =>
      from?.settings(values, installation),
  }
}

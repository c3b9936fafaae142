import { Failure, isFailure } from '../contract/errors.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { ShopLimits } from './limits.ts'

export interface Breaker {
  /** Runs a call to the shop, or refuses at once while the shop counts as offline. */
  run<T>(call: () => Promise<T>): Promise<T>
  isWell(): boolean
}

interface Options {
  clock: Clock
  limits: Pick<ShopLimits, 'failures' | 'retryAfterMs'>
  /** Called when the shop goes offline or is back. */
  onChange(isWell: boolean): void
}

/**
 * Stops calls to a shop that fails: after a few failures every call is refused at once. After some time one call is let through
 * as a test; the others are refused until it has succeeded.
 */
export function createBreaker({ clock, limits, onChange }: Options): Breaker {
  let failures = 0
  let openUntil: number | null = null
  let isTrying = false

  const succeeded = () => {
    failures = 0
    if (openUntil === null) return
    openUntil = null
    onChange(true)
  }
  const failed = () => {
    failures++
    if (openUntil === null && failures < limits.failures) return
    const wasWell = openUntil === null
    openUntil = clock.now().getTime() + limits.retryAfterMs
    if (wasWell) onChange(false)
  }
  return {
    isWell: () => openUntil === null,
    async run(call) {
      const isTrial = openUntil !== null
      if (openUntil !== null && (isTrying || clock.now().getTime() < openUntil)) {
        throw new Failure('shop_offline')
      }
      if (isTrial) isTrying = true
      try {
        const result = await call()
        succeeded()
        return result
      } catch (error) {
        // A refusal by the shop is an answer, so the shop works.
        if (isFailure(error) && error.code !== 'shop_offline') succeeded()
        else failed()
        throw error
      } finally {
        if (isTrial) isTrying = false
      }
    },
  }
}

import { describe, expect, it } from 'vitest'
import { Ended, endedBySignals } from './ended-by-signals.ts'

describe('work that a signal ends in order', () => {
  it.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)('is told of %s, and ends by itself', async (name) => {
    const work = endedBySignals(async (signal) => {
      process.emit(name as 'disconnect')
      signal.throwIfAborted()
    })
    await expect(work).rejects.toBeInstanceOf(Ended)
  })

  it('returns what it makes, and leaves signals to others afterwards', async () => {
    const before = process.listenerCount('SIGTERM')
    const { signal, during } = await endedBySignals(async (own) => ({
      signal: own,
      during: process.listenerCount('SIGTERM'),
    }))
    expect(during).toBe(before + 1)
    expect(process.listenerCount('SIGTERM')).toBe(before)
    expect(signal.aborted).toBe(false)
  })
})

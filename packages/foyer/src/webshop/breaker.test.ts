import { describe, expect, it } from 'vitest'
import { Failure } from '../contract/errors.ts'
import { fakeClock } from '../platform/time/clock.ts'
import { createBreaker } from './breaker.ts'

const fail = () => Promise.reject(new Failure('shop_offline'))
const work = () => Promise.resolve('well')

function start() {
  const clock = fakeClock('2030-01-01T12:00:00Z')
  const told: boolean[] = []
  const breaker = createBreaker({
    clock,
    limits: { failures: 3, retryAfterMs: 5_000 },
    onChange: (isWell) => told.push(isWell),
  })
  return { clock, told, breaker, failing: () => breaker.run(fail).catch(() => {}) }
}

describe('quality, Reliability: a shop that fails costs nothing', () => {
  it('after three failures in a row it is not asked any more', async () => {
    const { breaker, failing, told } = start()
    await failing()
    await failing()
    await breaker.run(work)
    await failing()
    await failing()
    expect(breaker.isWell()).toBe(true)
    await failing()
    expect(breaker.isWell()).toBe(false)
    expect(told).toEqual([false])
    await expect(breaker.run(work)).rejects.toMatchObject({ code: 'shop_offline' })
  })

  it('after five seconds one call is let through, the others wait for what it finds', async () => {
    const { breaker, failing, told, clock } = start()
    for (let call = 0; call < 3; call++) await failing()
    clock.advance({ seconds: 5 })
    let answer = (_: string) => {}
    const trial = breaker.run(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    )
    await expect(breaker.run(work)).rejects.toMatchObject({ code: 'shop_offline' })
    answer('well')
    await trial
    expect(await breaker.run(work)).toBe('well')
    expect(told).toEqual([false, true])
  })

  it('a trial that fails closes it for another while', async () => {
    const { breaker, failing, clock } = start()
    for (let call = 0; call < 3; call++) await failing()
    clock.advance({ seconds: 5 })
    await failing()
    await expect(breaker.run(work)).rejects.toMatchObject({ code: 'shop_offline' })
    clock.advance({ seconds: 5 })
    expect(await breaker.run(work)).toBe('well')
  })

  it('a shop that answers with a refusal is well', async () => {
    const { breaker } = start()
    for (let call = 0; call < 5; call++) {
      await breaker.run(() => Promise.reject(new Failure('not_found'))).catch(() => {})
    }
    expect(breaker.isWell()).toBe(true)
  })
})

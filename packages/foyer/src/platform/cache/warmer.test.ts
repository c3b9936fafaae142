import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWarmer } from './warmer.ts'

const rest = vi.fn(async (_ms: number) => {})

function house(fails = false, making: (key: string) => unknown = () => {}) {
  const made: string[] = []
  const log = { warn: vi.fn() }
  const make = async (key: string) => {
    made.push(key)
    await making(key)
    if (fails) throw new Error('not to be made')
  }
  const warmer = createWarmer(make, log, rest)
  return { made, log, warmer }
}

it('what was dropped is made again, the most visited first, and each once', async () => {
  const { made, warmer } = house()
  warmer.start([])
  for (const [key, times] of [
    ['seldom', 2],
    ['often', 9],
    ['sometimes', 3],
    ['seldom', 2],
  ] as const) {
    warmer.dropped(key, times)
  }
  await warmer.warm()
  expect(made).toEqual(['often', 'seldom', 'sometimes'])
  await warmer.warm()
  expect(made).toHaveLength(3)
  warmer.stop()
})

it('after a start the first pages are made, in their order', async () => {
  const { made, warmer } = house()
  warmer.start(['/de', '/en'])
  warmer.dropped('asked for as often as the last of them', 1)
  await warmer.warm()
  expect(made).toEqual(['/de', '/en', 'asked for as often as the last of them'])
  warmer.stop()
})

it('nothing is made before it starts or after it stops, and one that fails keeps none from the next', async () => {
  const { made, log, warmer } = house(true)
  warmer.dropped('early', 5)
  warmer.start([])
  warmer.dropped('one', 2)
  warmer.dropped('other', 1)
  await warmer.warm()
  expect(made).toEqual(['one', 'other'])
  expect(log.warn).toHaveBeenCalledTimes(2)
  warmer.stop()
  warmer.dropped('late', 5)
  await warmer.warm()
  expect(made).toHaveLength(2)
})

it('what waits when it stops is forgotten', async () => {
  const { made, warmer } = house()
  warmer.start(['/de'])
  warmer.stop()
  await warmer.warm()
  expect(made).toEqual([])
})

it('rests after each as long as that took, a second at the most', async () => {
  let now = 10_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const { warmer } = house(false, (key) => {
    now += Number(key)
  })
  rest.mockClear()
  warmer.start(['200', '1000', '5000'])
  await warmer.warm()
  expect(rest.mock.calls).toEqual([[200], [1_000], [1_000]])
  warmer.stop()
})

describe('a round', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const dropMany = (warmer: ReturnType<typeof house>['warmer'], count: number) => {
    for (let number = 1; number <= count; number++) warmer.dropped(`page ${number}`, 1)
  }

  it('comes 300 milliseconds after something was dropped, and no other follows it by itself', async () => {
    const { made, warmer } = house()
    warmer.start([])
    for (const times of [1, 2]) {
      warmer.dropped('page', 1)
      warmer.dropped('other page', 1)
      await vi.advanceTimersByTimeAsync(299)
      expect(made).toHaveLength(2 * times - 2)
      await vi.advanceTimersByTimeAsync(1)
      expect(made).toHaveLength(2 * times)
      expect(vi.getTimerCount()).toBe(0)
    }
  })

  it('is not begun beside another', async () => {
    let end = () => {}
    const { made, warmer } = house(false, () => new Promise<void>((resolve) => (end = resolve)))
    warmer.start(['/de', '/en'])
    const round = warmer.warm()
    await warmer.warm()
    expect(made).toEqual(['/de'])
    warmer.stop()
    end()
    await round
  })

  it.each([41, 80])('makes forty of %i; the others wait for the next', async (count) => {
    const { made, warmer } = house()
    warmer.start([])
    dropMany(warmer, count)
    await vi.advanceTimersByTimeAsync(300)
    expect(made).toHaveLength(40)
    await vi.advanceTimersByTimeAsync(300)
    expect(made).toHaveLength(count)
  })

  it('leaves more than that to those who ask', async () => {
    const { made, warmer } = house()
    warmer.start([])
    dropMany(warmer, 81)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(made).toHaveLength(40)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is of five hundred that wait: those are still counted, but none comes to them', async () => {
    const { made, warmer } = house()
    warmer.start([])
    dropMany(warmer, 499)
    warmer.dropped('the last', 8)
    warmer.dropped('one too many', 99)
    warmer.dropped('page 7', 8)
    await vi.advanceTimersByTimeAsync(300)
    expect(made.slice(0, 3)).toEqual(['page 7', 'the last', 'page 1'])
  })

  it('that was to come does not when all is over', () => {
    const { warmer } = house()
    warmer.start(['/de'])
    expect(vi.getTimerCount()).toBe(1)
    warmer.stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

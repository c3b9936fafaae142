import { describe, expect, it } from 'vitest'
import { fakeClock } from '../time/clock.ts'
import { localChanges } from './changes.ts'
import { createMemo } from './memo.ts'

function house() {
  const clock = fakeClock('2026-03-10T12:00:00Z')
  const changes = localChanges()
  const memo = createMemo(clock, changes)
  let made = 0
  const ask = (key: string, until: Date | null = null) =>
    memo.remember(key, ['events', 'venues'], async () => ({ value: ++made, until }))
  return { clock, ask, announce: (tag: string) => changes.announce(null as never, tag) }
}

it('a result is found once, and again when something it was made of changes', async () => {
  const { ask, announce } = house()
  expect([await ask('count'), await ask('count'), await ask('another')]).toEqual([1, 1, 2])
  await announce('people')
  expect(await ask('count')).toBe(1)
  for (const [tag, value] of [
    ['events', 3],
    ['venues', 4],
  ] as const) {
    await announce(tag)
    expect(await ask('count')).toBe(value)
  }
})

it('and when its time is over', async () => {
  const { ask, clock } = house()
  const until = new Date('2026-03-10T13:00:00Z')
  expect([await ask('count', until), await ask('count', until)]).toEqual([1, 1])
  clock.set(until)
  expect(await ask('count', until)).toBe(2)
})

describe('those who ask for the same at once', () => {
  /** A result that is not ready before the test ends it. */
  function slowly() {
    const clock = fakeClock('2026-03-10T12:00:00Z')
    const changes = localChanges()
    const memo = createMemo(clock, changes)
    const ends: (() => void)[] = []
    const ask = (until: string | null = null) =>
      memo.remember('words', ['search'], async () => {
        const value = ends.length + 1
        await new Promise<void>((resolve) => ends.push(resolve))
        return { value, until: until === null ? null : new Date(until) }
      })
    const endAll = () => {
      for (const end of ends) end()
    }
    return { clock, ask, ends, endAll, announce: () => changes.announce(null as never, 'search') }
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve))

  it('wait for one, and for another where it has changed', async () => {
    const { ask, ends, endAll, announce } = slowly()
    const early = [ask(), ask()]
    await announce()
    const late = [ask(), ask()]
    expect(ends).toHaveLength(2)
    endAll()
    expect(await Promise.all([...early, ...late])).toEqual([1, 1, 2, 2])
  })

  it('wait for the newest, also when an older one has ended', async () => {
    const { ask, ends, endAll, announce } = slowly()
    const old = ask()
    await announce()
    const newest = ask()
    ends[0]?.()
    await old
    const later = ask()
    endAll()
    expect(await Promise.all([newest, later])).toEqual([2, 2])
  })

  it.each([
    ['wait for it while it is right', '12:59:59', 1],
    ['have it made anew when its time is over', '13:00:00', 2],
  ])('%s', async (_, time, value) => {
    const { clock, ask, endAll } = slowly()
    const until = '2026-03-10T13:00:00Z'
    const early = ask(until)
    clock.set(`2026-03-10T${time}Z`)
    const late = ask(until)
    endAll()
    await early
    await turn()
    endAll()
    expect(await late).toBe(value)
  })
})

it('two thousand are kept, and no more', async () => {
  const { ask } = house()
  for (let number = 1; number <= 2_000; number++) await ask(`${number}`)
  expect(await ask('1')).toBe(1)
  await ask('one more')
  expect([await ask('1'), await ask('2')]).toEqual([1, 2_002])
})

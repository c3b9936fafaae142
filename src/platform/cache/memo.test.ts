import { expect, it } from 'vitest'
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

it('those who ask for the same at once wait for one, and for another where it has changed or failed', async () => {
  const changes = localChanges()
  const memo = createMemo(fakeClock('2026-03-10T12:00:00Z'), changes)
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const ask = () =>
    memo.remember('words', ['search'], async () => {
      const value = ends.length + 1
      await new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))
      return { value, until: null }
    })
  const early = [ask(), ask()]
  await changes.announce(null as never, 'search')
  const late = [ask(), ask()]
  expect(ends).toHaveLength(2)
  for (const { resolve } of ends) resolve()
  expect(await Promise.all([...early, ...late])).toEqual([1, 1, 2, 2])
  await changes.announce(null as never, 'search')
  const [failing, other] = [ask(), ask()]
  failing.catch(() => {})
  ends[2]?.reject(new Error('gone away'))
  await expect(failing).rejects.toThrow('gone away')
  await new Promise((resolve) => setImmediate(resolve))
  ends[3]?.resolve()
  expect(await other).toBe(4)
})

it('two thousand are kept, and no more', async () => {
  const { ask } = house()
  for (let number = 1; number <= 2_000; number++) await ask(`${number}`)
  expect(await ask('1')).toBe(1)
  await ask('one more')
  expect([await ask('1'), await ask('2')]).toEqual([1, 2_002])
})

import { describe, expect, it } from 'vitest'
import type { Finished } from '../http/finished.ts'
import { fakeClock } from '../time/clock.ts'
import { localChanges } from './changes.ts'
import { createPageStore } from './page-store.ts'
import { type Reads, recordReads } from './reads.ts'

const HERE = '192.0.2.1'

it('64 megabytes of pages are kept, and no more', () => {
  const share = 32 * 1024 * 1024 - 2 * 'a'.length - 1024
  for (const [size, isKept] of [
    [share, true],
    [share + 1, false],
  ] as const) {
    const store = createPageStore(fakeClock('2026-03-10T12:00:00Z'), localChanges(), { dropped: () => {} })
    const page = (bytes: number) => ({ body: { size: bytes, improve: () => {} } }) as unknown as Finished
    store.prepare()('a', page(share), recordReads())
    store.prepare()('b', page(size), recordReads())
    expect(store.find('a', HERE) !== undefined).toBe(isKept)
  }
})

describe('a page asked for by many at once', () => {
  /** A store in which pages are made until `end` says so. */
  function slowly(changes = localChanges()) {
    const clock = fakeClock('2026-03-10T12:00:00Z')
    const store = createPageStore<{ reads: Reads; isForAll: boolean; number: number }>(clock, changes, {
      dropped: () => {},
    })
    let made = 0
    const ends: (() => void)[] = []
    const ask = (isForAll = true, fails = false, note: (reads: Reads) => void = () => {}) =>
      store.makeOnce('a', HERE, async () => {
        const number = ++made
        const reads = recordReads()
        await new Promise<void>((resolve) => ends.push(resolve))
        if (fails) throw new Error('gone away')
        reads.note('event:17')
        note(reads)
        return { reads, isForAll, number }
      })
    /** When those who wait have had their turn. */
    const end = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      for (const one of ends.splice(0)) one()
    }
    return { clock, ask, end, announce: (tag: string) => changes.announce(null as never, tag) }
  }
  const numbers = async (asked: Promise<{ number: number }>[]) =>
    (await Promise.all(asked)).map(({ number }) => number)

  it('is made once, also while something else changes', async () => {
    const { ask, end, announce } = slowly()
    const asked = [ask(), ask()]
    await announce('event:18')
    asked.push(ask())
    await end()
    expect(await numbers(asked)).toEqual([1, 1, 1])
    const later = ask()
    await end()
    expect((await later).number, 'when it has been made, the store has it').toBe(2)
  })

  it('is made anew, once, for those who ask after what it is made of has changed', async () => {
    const { ask, end, announce } = slowly()
    const before = ask()
    await announce('event:17')
    const after = [ask(), ask(), ask()]
    await end()
    expect((await before).number).toBe(1)
    await end()
    expect(await numbers(after)).toEqual([2, 2, 2])
  })

  it('is given to those who asked before what it is made of changed', async () => {
    const { ask, end, announce } = slowly()
    const asked = [ask(), ask()]
    await announce('event:17')
    await end()
    await end()
    expect(await numbers(asked)).toEqual([1, 1])
  })

  it('is given to who asks while it is right, and made anew for who asks when its time is over', async () => {
    const { clock, ask, end } = slowly()
    const until = (reads: Reads) => reads.until(new Date('2026-03-10T13:00:00Z'))
    const asked = [ask(true, false, until)]
    for (const time of ['12:59:59', '13:00:00']) {
      clock.set(`2026-03-10T${time}Z`)
      asked.push(ask(true, false, until))
    }
    await end()
    await end()
    expect(await numbers(asked)).toEqual([1, 1, 2])
  })

  it('is counted for each', async () => {
    const { ask, end } = slowly()
    let counted = 0
    const count = (reads: Reads) => reads.eachTime(() => counted++, HERE)
    const asked = [1, 2, 3].map(() => ask(true, false, count))
    await end()
    await Promise.all(asked)
    expect(counted).toBe(3)
  })

  it('is made by each while word of changes cannot arrive', async () => {
    const { ask, end } = slowly({ ...localChanges(), isHearing: false })
    const asked = [ask(), ask()]
    await end()
    expect(await numbers(asked)).toEqual([1, 2])
  })

  it('is everybody’s own where it is not for all, and nobody’s loss where it failed', async () => {
    const { ask, end } = slowly()
    const own = [ask(false), ask(false)]
    await end()
    await own[0]
    await end()
    expect(await numbers(own)).toEqual([1, 2])
    const failing = ask(true, true)
    const other = ask()
    failing.catch(() => {})
    await end()
    await end()
    await expect(failing).rejects.toThrow('gone away')
    expect((await other).number).toBe(4)
  })
})

import { describe, expect, it } from 'vitest'
import { fakeClock } from '../time/clock.ts'
import { createChangeLog } from './change-log.ts'
import { localChanges } from './changes.ts'
import { type Reads, recordReads } from './reads.ts'
import { createSingleFlight } from './single-flight.ts'

const HERE = '192.0.2.1'

describe('a value that many ask for at once', () => {
  /** Values that are not ready before `end` is called. */
  function slowly(changes = localChanges()) {
    const clock = fakeClock('2026-03-10T12:00:00Z')
    const share = createSingleFlight(clock, changes, createChangeLog(changes))
    let made = 0
    const ends: (() => void)[] = []
    const ask = (note: (own: Reads) => void = () => {}, signal = new AbortController().signal) =>
      share('a', { reads: recordReads(), signal, address: HERE }, async (own, allLeft) => {
        const number = ++made
        await new Promise<void>((resolve) => ends.push(resolve))
        allLeft.throwIfAborted()
        own.note('event:17')
        note(own)
        return { number }
      })
    /** Ends the making, and lets all waiting callers continue. */
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
    const asked = [ask(until)]
    for (const time of ['12:59:59', '13:00:00']) {
      clock.set(`2026-03-10T${time}Z`)
      asked.push(ask(until))
    }
    await end()
    await end()
    expect(await numbers(asked)).toEqual([1, 1, 2])
  })

  it('is counted for each', async () => {
    const { ask, end } = slowly()
    let counted = 0
    const count = (reads: Reads) => reads.eachTime(() => counted++, HERE)
    const asked = [1, 2, 3].map(() => ask(count))
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

  it('is made for each caller where it is about one person', async () => {
    const { ask, end } = slowly()
    const asked = [ask((own) => own.forbidStoring()), ask((own) => own.forbidStoring())]
    await end()
    await asked[0]
    await end()
    expect(await numbers(asked)).toEqual([1, 2])
  })

  it('fails for all of them, and is made again for the next', async () => {
    const { ask, end } = slowly()
    const fail = () => {
      throw new Error('broken')
    }
    const asked = [ask(fail), ask()]
    await end()
    for (const one of asked) await expect(one).rejects.toThrow('broken')
    const next = ask()
    await end()
    expect((await next).number).toBe(2)
  })

  it('is made to its end for those who stay when the first caller goes away', async () => {
    const { ask, end } = slowly()
    const leaving = new AbortController()
    const asked = [ask(undefined, leaving.signal), ask()]
    leaving.abort(new Error('gone'))
    await end()
    expect(await numbers(asked)).toEqual([1, 1])
  })
})

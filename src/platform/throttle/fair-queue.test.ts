import { describe, expect, it } from 'vitest'
import { fakeClock } from '../time/clock.ts'
import { createFairQueue } from './fair-queue.ts'

const STAYING = new AbortController().signal

/** Work that begins when the queue lets it and ends when the test says so. */
function line({ atOnce = 1, waitingPerAddress = 10, waiting = 100, giveWay = async () => {} } = {}) {
  const clock = fakeClock('2026-03-10T12:00:00Z')
  const queue = createFairQueue({ atOnce, waitingPerAddress, waiting, giveWay, clock })
  const begun: string[] = []
  const ends = new Map<string, { resolve(): void; reject(error: Error): void }>()
  return {
    begun,
    ask: (name: string, address: string, signal = STAYING) =>
      queue.run({ address, signal }, () => {
        begun.push(name)
        return new Promise<string>((resolve, reject) =>
          ends.set(name, { resolve: () => resolve(name), reject }),
        )
      }),
    async end(name: string) {
      ends.get(name)?.resolve()
      await settled()
    },
    async fail(name: string) {
      ends.get(name)?.reject(new Error(name))
      await settled()
    },
  }
}

/** Everything that follows without waiting for the machine has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('expensive work', () => {
  it('of one address cannot take the line for itself: addresses take turns, however many wait at one', async () => {
    const { ask, end, begun } = line()
    for (const name of ['greedy 1', 'greedy 2', 'greedy 3', 'greedy 4']) void ask(name, '192.0.2.1')
    void ask('modest 1', '192.0.2.2')
    void ask('modest 2', '192.0.2.2')
    void ask('third', '192.0.2.3')
    for (let turn = 0; turn < 7; turn++) await end(begun.at(-1) as string)
    expect(begun).toEqual(['greedy 1', 'greedy 2', 'modest 1', 'third', 'greedy 3', 'modest 2', 'greedy 4'])
  })

  it('is done a few at a time', async () => {
    const { ask, end, begun } = line({ atOnce: 2 })
    for (const name of ['a', 'b', 'c', 'd']) void ask(name, name)
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('a')
    await end('c')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is refused where too much of one address waits, which is nothing to the others', async () => {
    const { ask, begun, end } = line({ waitingPerAddress: 2 })
    void ask('at work', '192.0.2.1')
    for (const name of ['first', 'second']) void ask(name, '192.0.2.1')
    const refusal = { code: 'throttled', status: 429, retryAfter: 2 }
    await expect(ask('third', '192.0.2.1')).rejects.toMatchObject(refusal)
    void ask('elsewhere', '192.0.2.2')
    await end('at work')
    void ask('again', '192.0.2.1')
    for (let turn = 0; turn < 4; turn++) await end(begun.at(-1) as string)
    expect(begun).toEqual(['at work', 'first', 'elsewhere', 'second', 'again'])
  })

  it('is refused where too much waits in all', async () => {
    const { ask } = line({ waiting: 2 })
    for (const address of ['a', 'b', 'c']) void ask(address, address)
    await expect(ask('d', 'd')).rejects.toMatchObject({ code: 'throttled' })
  })

  it('that nobody waits for any more is not begun, and holds no place', async () => {
    const { ask, end, begun } = line({ waitingPerAddress: 1 })
    void ask('at work', 'a')
    const leaving = new AbortController()
    const left = ask('left', 'b', leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(left).rejects.toThrow('gone')
    await expect(ask('late', 'b', leaving.signal)).rejects.toThrow('gone')
    void ask('stays', 'b')
    await end('at work')
    expect(begun).toEqual(['at work', 'stays'])
    expect(await Promise.all([ask('next', 'c'), end('stays'), settled().then(() => end('next'))])).toContain(
      'next',
    )
  })

  it('lets others go first before the next begins, also where it failed', async () => {
    const ways: (() => void)[] = []
    const { ask, end, fail, begun } = line({
      giveWay: () => new Promise<void>((resolve) => ways.push(resolve)),
    })
    const failing = ask('fails', 'a')
    const following = ask('follows', 'a')
    void ask('last', 'a')
    await Promise.all([expect(failing).rejects.toThrow('fails'), fail('fails')])
    expect(begun).toEqual(['fails'])
    ways.shift()?.()
    await settled()
    expect(begun).toEqual(['fails', 'follows'])
    await end('follows')
    expect(await following, 'nobody waits for their own answer because of it').toBe('follows')
    expect(begun).toEqual(['fails', 'follows'])
    ways.shift()?.()
    await settled()
    expect(begun.at(-1)).toBe('last')
  })
  it('of somebody who comes when nobody waits begins at once', async () => {
    const { ask, end, begun } = line({ giveWay: () => new Promise(() => {}) })
    void ask('first', 'a')
    await end('first')
    void ask('second', 'a')
    void ask('third', 'b')
    await settled()
    expect(begun).toEqual(['first', 'second'])
    await end('second')
    expect(begun, 'who waits gives way').toEqual(['first', 'second'])
  })
})

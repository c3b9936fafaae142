import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const STAYING = new AbortController().signal

/** Work that begins when the queue starts it and ends when the test says so. */
function line({ atOnce = 1, perAddress = 10, waiting = 100 } = {}) {
  const queue = createFairQueue({ atOnce, perAddress, waiting })
  const begun: string[] = []
  const ends = new Map<string, { resolve(): void; reject(error: Error): void }>()
  const ask = (name: string, address: string, signal = STAYING) => {
    const answer = queue.run({ address, signal }, () => {
      begun.push(name)
      return new Promise<string>((resolve, reject) =>
        ends.set(name, { resolve: () => resolve(name), reject }),
      )
    })
    answer.catch(() => {})
    return answer
  }
  const end = async (name: string) => {
    ends.get(name)?.resolve()
    await settled()
  }
  return {
    begun,
    ask,
    end,
    async fail(name: string) {
      ends.get(name)?.reject(new Error(name))
      await settled()
    },
    async endAll() {
      for (let at = 0; at < begun.length; at++) await end(begun[at] as string)
    },
  }
}

/** Resolves when all pending promises have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('expensive work', () => {
  it('of one address does not hold up the others, however many wait at it', async () => {
    const { ask, endAll, begun } = line()
    for (const name of ['greedy 1', 'greedy 2', 'greedy 3', 'greedy 4']) ask(name, '192.0.2.1')
    ask('modest 1', '192.0.2.2')
    ask('modest 2', '192.0.2.2')
    ask('third', '192.0.2.3')
    await endAll()
    expect(begun).toEqual(['greedy 1', 'modest 1', 'third', 'greedy 2', 'modest 2', 'greedy 3', 'greedy 4'])
  })

  it('is done a few at a time', async () => {
    const { ask, end, begun } = line({ atOnce: 2 })
    for (const name of ['a', 'b', 'c', 'd']) ask(name, name)
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('a')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
  })

  it('is refused where too much of one address is there, which is nothing to the others', async () => {
    const { ask, begun, end, endAll } = line({ perAddress: 3 })
    for (const name of ['at work', 'first', 'second']) ask(name, '192.0.2.1')
    const refusal = { code: 'throttled', status: 429, retryAfter: 2 }
    await expect(ask('third', '192.0.2.1')).rejects.toMatchObject(refusal)
    ask('elsewhere', '192.0.2.2')
    await end('at work')
    ask('again', '192.0.2.1')
    await endAll()
    expect(begun).toEqual(['at work', 'elsewhere', 'first', 'second', 'again'])
  })

  it('is refused where too much waits in all', async () => {
    const { ask } = line({ waiting: 2 })
    for (const address of ['a', 'b', 'c']) ask(address, address)
    await expect(ask('d', 'd')).rejects.toMatchObject({ code: 'throttled' })
  })

  it('is not begun when its request has ended', async () => {
    const { ask, endAll, begun } = line()
    ask('at work', 'a')
    const leaving = new AbortController()
    const left = ask('left', 'b', leaving.signal)
    ask('stays', 'b')
    leaving.abort(new Error('gone'))
    await expect(ask('late', 'b', leaving.signal)).rejects.toThrow('gone')
    await endAll()
    await expect(left).rejects.toThrow('gone')
    expect(begun).toEqual(['at work', 'stays'])
  })

  it('goes on after a failure', async () => {
    const { ask, fail, begun } = line()
    const failing = ask('fails', 'a')
    ask('follows', 'a')
    await fail('fails')
    await expect(failing).rejects.toThrow('fails')
    expect(begun).toEqual(['fails', 'follows'])
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { MissingCode } from './chunk-failure.ts'
import { onDemand } from './on-demand.ts'

/** Fails the given number of times, then loads the code. */
function failing(times: number) {
  let tried = 0
  const fetchCode = async () => {
    if (tried++ < times) throw new TypeError('Failed to fetch')
    return { word: 'here' }
  }
  return { fetchCode, tries: () => tried }
}

const network = new EventTarget()
vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
afterEach(() => vi.clearAllMocks())

describe('code on demand', () => {
  it('is fetched when it is wanted, once, and tells whoever listens', async () => {
    const { fetchCode, tries } = failing(0)
    const code = onDemand(fetchCode)
    const told = vi.fn()
    code.subscribe(told)
    expect(code.loaded()).toBeNull()
    expect(tries()).toBe(0)
    expect(await code.load()).toEqual({ word: 'here' })
    expect(await code.load()).toBe(code.loaded())
    expect(tries()).toBe(1)
    expect(told).toHaveBeenCalledOnce()
  })

  it('that cannot be had is an error of its own kind for whoever waits, and is tried again when wanted again', async () => {
    const code = onDemand(failing(1).fetchCode)
    await expect(code.load()).rejects.toThrow(MissingCode)
    expect(code.loaded()).toBeNull()
    expect(await code.load()).toEqual({ word: 'here' })
  })

  it('that nobody waits for fails in silence, and comes when the network is back', async () => {
    const { fetchCode, tries } = failing(2)
    const code = onDemand(fetchCode)
    const arrival = code.loadAhead()
    for (const round of [1, 2]) {
      await vi.waitFor(() => expect(tries()).toBe(round))
      await new Promise(setImmediate)
      network.dispatchEvent(new Event('online'))
    }
    expect(await arrival).toEqual({ word: 'here' })
  })
})

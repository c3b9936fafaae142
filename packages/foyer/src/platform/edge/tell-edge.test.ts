import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localChanges } from '../cache/changes.ts'
import type { Edge } from './edge.ts'
import { tellEdge } from './tell-edge.ts'

/** An edge that notes what it was told, and is down while `isDown`. */
async function house() {
  const changes = localChanges()
  const told: (string[] | 'everything')[] = []
  const state = { isDown: false }
  const hear = async (what: string[] | 'everything') => {
    if (state.isDown) throw new Error('down')
    told.push(what)
  }
  const edge: Edge = {
    ...{ keepNothing: {}, keep: () => ({}), tagsPerCall: 2 },
    ...{ forget: hear, forgetAll: () => hear('everything') },
  }
  const log = { info: vi.fn(), warn: vi.fn() }
  const teller = tellEdge(edge, changes, log)
  // The start, told twice.
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told.splice(0)).toEqual(['everything', 'everything'])
  return { told, state, log, teller, change: (...tags: string[]) => changes.announce(null as never, ...tags) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('changes that come together are told together, in calls that are not too large, and once more later', async () => {
  const { told, change } = await house()
  await change('a', 'b')
  await change('b', 'c')
  await vi.advanceTimersByTimeAsync(60)
  expect(told.splice(0)).toEqual([['a', 'b'], ['c']])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told.splice(0)).toEqual([['a', 'b'], ['c']])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
})

it('an edge that is down is told again until it has heard, and the log says so once', async () => {
  const { told, state, log, change } = await house()
  state.isDown = true
  await change('a')
  await vi.advanceTimersByTimeAsync(20_000)
  await change('b')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told).toEqual([])
  expect(log.warn).toHaveBeenCalledTimes(1)
  state.isDown = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told[0]).toEqual(['a', 'b'])
  expect(log.info).toHaveBeenCalledTimes(1)
})

it('what was not heard for the second time is told as if it were new', async () => {
  const { told, state, change } = await house()
  await change('a')
  await vi.advanceTimersByTimeAsync(60)
  state.isDown = true
  await vi.advanceTimersByTimeAsync(5_000)
  state.isDown = false
  told.length = 0
  await vi.advanceTimersByTimeAsync(40_000)
  expect(told).toEqual([['a'], ['a']])
})

it('very many changes, and those that nobody knows, are told as everything', async () => {
  const { told, change } = await house()
  await change(...Array.from({ length: 5_001 }, (_, n) => `event:${n}`))
  await vi.advanceTimersByTimeAsync(60)
  expect(told).toEqual(['everything'])
})

it('a site that stops tells what is left first', async () => {
  const { told, teller, change } = await house()
  await change('a')
  await teller.stop()
  await change('b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([['a']])
})

import { expect, it, vi } from 'vitest'
import { fakeClock } from '../time/clock.ts'
import { localChanges } from './changes.ts'
import { recordReads } from './reads.ts'
import { createTaggedCache } from './tagged-cache.ts'
import { createWarmer } from './warmer.ts'

function house(fails = false) {
  const made: string[] = []
  const log = { warn: vi.fn() }
  const warmer = createWarmer(async (key) => {
    made.push(key)
    if (fails) throw new Error('not to be made')
  }, log)
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
  await warmer.warm()
  expect(made).toEqual(['/de', '/en'])
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

it('a store says what a change has dropped, and how often that was asked for', async () => {
  const changes = localChanges()
  const dropped = vi.fn()
  const cache = createTaggedCache<string>(fakeClock('2026-03-10T12:00:00Z'), changes, 10, dropped)
  const origin = (tag: string) => {
    const reads = recordReads()
    reads.note(tag)
    return reads
  }
  cache.prepare()('a', 'A', origin('events'))
  cache.prepare()('b', 'B', origin('people'))
  for (let times = 0; times < 3; times++) cache.find('a')
  await changes.announce(null as never, 'events')
  expect(dropped.mock.calls.map(([key, kept]) => [key, kept.value, kept.times])).toEqual([['a', 'A', 3]])
})

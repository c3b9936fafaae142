import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { finish } from '../http/finished.ts'
import { fakeClock } from '../time/clock.ts'
import { localChanges } from './changes.ts'
import { recordReads } from './reads.ts'
import { createResponseStore } from './response-store.ts'

const HERE = '192.0.2.1'

const KB = 1024

function house(maxBytes = 64 * KB) {
  const changes = localChanges()
  const dropped = vi.fn()
  const store = createResponseStore(fakeClock('2026-03-10T12:00:00Z'), changes, maxBytes, { dropped })
  const keep = (key: string, text: string, reads = recordReads()) => {
    reads.note('pages')
    const finished = finish(text, { 'X-Own': 'yes' })
    store.prepare()(key, finished, reads)
    return finished
  }
  return { store, keep, dropped, announce: () => changes.announce(null as never, 'pages') }
}

it('an answer is found as it was kept, until something it was made of changes', async () => {
  const { store, keep, announce } = house()
  const finished = keep('a page', 'Seite')
  expect(store.find('a page', HERE)).toBe(finished)
  expect(store.find('another', HERE)).toBeUndefined()
  await announce()
  expect(store.find('a page', HERE)).toBeUndefined()
})

it('its ETag is of what is sent', () => {
  const hash = createHash('sha512').update('Seite').digest('base64url')
  expect(finish('Seite', {}).etag).toBe(`"${hash.slice(0, 22)}"`)
})

it('one about one person is not kept', () => {
  const { store, keep } = house()
  const reads = recordReads()
  reads.forbidStoring()
  keep('a', 'Seite', reads)
  expect(store.find('a', HERE)).toBeUndefined()
})

it('no more is kept than there is room for: the one that was asked for stays', () => {
  const { store, keep } = house()
  const kept = () => ['one', 'other'].map((key) => store.find(key, HERE) !== undefined)
  keep('one', 'a'.repeat(30 * KB))
  expect(kept()).toEqual([true, false])
  keep('other', 'a'.repeat(30 * KB))
  expect(kept()).toEqual([true, false])
})

it('an answer takes the room of its body, of its address in two bytes a character, and of what stands beside them', () => {
  for (const [room, isKept] of [
    ['Seite'.length + 2 * 'a page'.length + KB, true],
    ['Seite'.length + 2 * 'a page'.length + KB - 1, false],
  ] as const) {
    const { store, keep } = house(room)
    keep('a page', 'Seite')
    expect(store.find('a page', HERE) !== undefined).toBe(isKept)
  }
})

it('what a change drops is told to be made again, if somebody has asked for it and it is not counted', async () => {
  const { store, keep, dropped, announce } = house()
  const counted = recordReads()
  counted.eachTime(() => {}, HERE)
  keep('never', 'Seite')
  keep('once', 'Seite')
  keep('twice', 'Seite')
  keep('counted', 'Seite', counted)
  for (const key of ['once', 'twice', 'twice', 'counted']) store.find(key, HERE)
  await announce()
  expect(dropped.mock.calls).toEqual([
    ['once', 1],
    ['twice', 2],
  ])
})

it('an answer that is asked for again is made smaller', () => {
  const { store, keep } = house()
  const improve = vi.spyOn(keep('a', 'Seite').body, 'improve')
  expect(improve).not.toHaveBeenCalled()
  store.find('a', HERE)
  expect(improve).toHaveBeenCalledTimes(1)
})

it('a long address takes room as well', () => {
  const { store, keep } = house(8 * KB)
  keep('a'.repeat(5 * KB), 'Seite')
  expect(store.find('a'.repeat(5 * KB), HERE)).toBeUndefined()
})

it('what has to happen each time an answer is given happens when a kept one is, and only then', async () => {
  const { store, keep } = house()
  const reads = recordReads()
  let counted = 0
  reads.eachTime(() => counted++, HERE)
  const { body } = keep('a', 'Seite '.repeat(500), reads)
  expect(counted).toBe(1)
  expect(store.find('a', HERE, 'br'), 'not there in this form').toBeUndefined()
  expect(counted).toBe(1)
  await body.make('br')
  expect(store.find('a', HERE, 'br')).toBeDefined()
  expect(counted).toBe(2)
})

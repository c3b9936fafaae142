import { describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../time/clock.ts'
import { localChanges } from './changes.ts'
import { createTaggedCache } from './tagged-cache.ts'

const of = (...tags: string[]) => ({ tags: new Set(tags), expires: null })

function house(capacity = 10) {
  const clock = fakeClock('2026-03-10T12:00:00Z')
  const changes = localChanges()
  const cache = createTaggedCache<string>(clock, changes, capacity)
  return { clock, changes, cache, announce: (...tags: string[]) => changes.announce(null as never, ...tags) }
}

describe('what is kept', () => {
  it('goes when something it was made of changes, and with nothing else', async () => {
    const { cache, announce } = house()
    cache.prepare()('page', 'Seite', of('pages', 'settings'))
    await announce('events')
    expect(cache.find('page')?.value).toBe('Seite')
    await announce('legal', 'settings')
    expect(cache.find('page')).toBeUndefined()
  })

  it('goes at the moment at which it would change by itself', () => {
    const { cache, clock } = house()
    cache.prepare()('hours', 'offen', { tags: new Set(), expires: new Date('2026-03-10T18:00:00Z') })
    clock.set('2026-03-10T17:59:59Z')
    expect(cache.find('hours')?.value).toBe('offen')
    clock.set('2026-03-10T18:00:00Z')
    expect(cache.find('hours')).toBeUndefined()
  })

  it('was made while nothing it is made of changed', async () => {
    const { cache, announce } = house()
    const keep = cache.prepare()
    await announce('events', 'pages')
    keep('old', 'vielleicht alt', of('pages'))
    keep('right', 'richtig', of('legal'))
    expect([cache.find('old'), cache.find('right')?.value]).toEqual([undefined, 'richtig'])
    cache.prepare()('old', 'neu', of('pages'))
    expect(cache.find('old')?.value).toBe('neu')
  })

  it('makes room by what nobody has asked for longest', () => {
    const { cache } = house(10)
    for (const key of ['a', 'b', 'c']) cache.prepare()(key, key, of(), 3)
    cache.find('a')
    cache.prepare()('d', 'd', of(), 4)
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
    cache.prepare()('too large', 'x', of(), 11)
    expect(cache.find('too large')).toBeUndefined()
  })

  it('counts once each where nobody says how large it is', () => {
    const { cache } = house(3)
    for (const key of ['a', 'b', 'c']) cache.prepare()(key, key, of())
    expect(['c', 'b', 'a'].filter((key) => cache.find(key))).toEqual(['c', 'b', 'a'])
    cache.prepare()('d', 'd', of())
    cache.prepare()('e', 'e', of())
    expect([cache.find('d'), cache.find('e')?.value]).toEqual([undefined, 'e'])
  })

  it('takes the place of what was kept under its name, and of what is over', () => {
    const { cache, clock } = house(10)
    cache.prepare()('other', 'x', of(), 4)
    for (let round = 0; round < 3; round++) cache.prepare()('page', `${round}`, of(), 6)
    expect([cache.find('other')?.value, cache.find('page')?.value]).toEqual(['x', '2'])
    const soon = { tags: new Set<string>(), expires: new Date('2026-03-10T18:00:00Z') }
    cache.prepare()('page', 'bis sechs', soon, 6)
    clock.set('2026-03-10T18:00:00Z')
    cache.find('page')
    cache.prepare()('another', 'y', of(), 6)
    expect(cache.find('other')?.value).toBe('x')
  })

  it('goes, all of it, when nobody knows what has changed', () => {
    const local = localChanges()
    const listeners: Parameters<typeof local.listen>[0][] = []
    const changes = { ...local, listen: (listener: (typeof listeners)[0]) => void listeners.push(listener) }
    const cache = createTaggedCache<string>(fakeClock('2026-03-10T12:00:00Z'), changes, 10)
    for (const key of ['a', 'b']) cache.prepare()(key, key, of(key))
    for (const listener of listeners) listener(null)
    expect([cache.find('a'), cache.find('b')]).toEqual([undefined, undefined])
  })

  it('stays though a great many others are asked for once', () => {
    const { cache } = house(10)
    for (const key of ['home', 'programme']) {
      cache.prepare()(key, key, of(), 2)
      cache.find(key)
    }
    for (let search = 0; search < 100; search++) cache.prepare()(`search ${search}`, 'x', of(), 2)
    expect(cache.find('home')?.value).toBe('home')
    expect(cache.find('programme')?.value).toBe('programme')
    expect(cache.find('search 99')?.value, 'there is room for new ones').toBe('x')
    expect(cache.find('search 0')).toBeUndefined()
  })

  it('goes in time though it was asked for often, when others are asked for more', () => {
    const { cache } = house(10)
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      cache.prepare()(key, key, of(), 2)
      cache.find(key)
    }
    expect(cache.find('a')).toBeUndefined()
    expect(['c', 'd', 'e', 'f'].map((key) => cache.find(key)?.value)).toEqual(['c', 'd', 'e', 'f'])
  })

  it('of what was asked for again has four fifths of the room, to the last bit, and gives back what it leaves', async () => {
    const { cache, announce } = house(10)
    const keepAndAsk = (key: string) => {
      cache.prepare()(key, key, of(key), 4)
      for (let times = 0; times < 3; times++) cache.find(key)
    }
    for (const key of ['gone', 'home', 'programme']) {
      keepAndAsk(key)
      if (key === 'gone') await announce('gone')
    }
    cache.prepare()('search', 'x', of(), 4)
    expect(['home', 'programme', 'search'].filter((key) => cache.find(key))).toEqual(['home', 'programme'])
  })

  it('and was asked for again counts once, also when it had to make way and is asked for once more', () => {
    const { cache } = house(20)
    for (const key of ['a', 'b', 'c', 'd', 'e']) {
      cache.prepare()(key, key, of(), 4)
      cache.find(key)
    }
    // Entries that were found once may take 16 of the 20, and five take 20: `a` was moved back among the others. Finding `a`
    // again moves `b` back instead, and `search` pushes `b` out.
    cache.find('a')
    cache.prepare()('search', 'x', of(), 4)
    expect(['a', 'b', 'c', 'd', 'e', 'search'].filter((key) => cache.find(key))).toEqual([
      ...['a', 'c', 'd', 'e', 'search'],
    ])
  })

  it('is nothing while word of changes cannot arrive', () => {
    const changes = { ...localChanges(), isHearing: true }
    const cache = createTaggedCache<string>(fakeClock('2026-03-10T12:00:00Z'), changes, 10)
    cache.prepare()('before', 'Seite', of('pages'))
    changes.isHearing = false
    cache.prepare()('meanwhile', 'Seite', of('pages'))
    expect(cache.find('before')).toBeUndefined()
    changes.isHearing = true
    expect(cache.find('before')?.value).toBe('Seite')
    expect(cache.find('meanwhile')).toBeUndefined()
  })
})

it('what a change has dropped is told, and how often that was asked for', async () => {
  const changes = localChanges()
  const dropped = vi.fn()
  const cache = createTaggedCache<string>(fakeClock('2026-03-10T12:00:00Z'), changes, 10, dropped)
  cache.prepare()('often', 'A', of('events'))
  cache.prepare()('never', 'B', of('events'))
  cache.prepare()('other', 'C', of('people'))
  for (let times = 0; times < 3; times++) cache.find('often')
  await changes.announce(null as never, 'events')
  expect(dropped.mock.calls.map(([key, kept]) => [key, kept.value, kept.times])).toEqual([
    ['never', 'B', 0],
    ['often', 'A', 3],
  ])
})

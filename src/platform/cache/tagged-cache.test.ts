import { describe, expect, it } from 'vitest'
import { fakeClock } from '../time/clock.ts'
import { createAnswers } from './answers.ts'
import { localChanges } from './changes.ts'
import { recordReads } from './reads.ts'
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

  it('was made while nothing changed', async () => {
    const { cache, announce } = house()
    const keep = cache.prepare()
    await announce('anything')
    keep('page', 'vielleicht alt', of('pages'))
    expect(cache.find('page')).toBeUndefined()
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

  it('is nothing while word of changes cannot arrive', () => {
    const changes = { ...localChanges(), isHearing: false }
    const cache = createTaggedCache<string>(fakeClock('2026-03-10T12:00:00Z'), changes, 10)
    cache.prepare()('page', 'Seite', of('pages'))
    expect(cache.find('page')).toBeUndefined()
  })
})

describe('an answer', () => {
  const { clock, changes, announce } = house()
  const answers = createAnswers(clock, changes)
  let made = 0
  const ask = async (note: (own: ReturnType<typeof recordReads>) => void, key = 'call') => {
    const reads = recordReads()
    await answers.remember(key, reads, async (own) => {
      note(own)
      return { made: ++made }
    })
    return reads
  }

  it('given again says as much of what it was made of as the first time', async () => {
    const until = new Date('2026-03-11T00:00:00Z')
    for (let round = 0; round < 2; round++) {
      const reads = await ask((own) => {
        own.note('events')
        own.until(until)
      })
      expect([[...reads.tags], reads.expires]).toEqual([['events'], until])
    }
    expect(made).toBe(1)
    await announce('events')
    await ask((own) => own.note('events'))
    expect(made).toBe(2)
  })

  it('is not kept where nobody would say that it has changed, or where it may not be', async () => {
    const before = made
    for (let round = 0; round < 2; round++) {
      await ask(() => {}, 'untagged')
      const reads = await ask((own) => {
        own.note('search')
        own.forbidKeeping()
      }, 'search')
      expect(reads.mayKeep).toBe(false)
    }
    expect(made).toBe(before + 4)
  })
})

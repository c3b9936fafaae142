import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../time/clock.ts'
import { type Answers, createAnswers, jsonOf } from './answers.ts'
import { localChanges } from './changes.ts'
import { type Reads, recordReads } from './reads.ts'

const HERE = '192.0.2.1'

function house(changes = localChanges()) {
  const clock = fakeClock('2026-03-10T12:00:00Z')
  const answers = createAnswers(clock, changes)
  const announce = (...tags: string[]) => changes.announce(null as never, ...tags)
  let made = 0
  const ends: (() => void)[] = []
  return {
    clock,
    announce,
    answers,
    get made() {
      return made
    },
    /** Asks for an answer. `note` notes what it is made of. */
    ask(note: (own: Reads) => void, { key = 'call', signal = new AbortController().signal } = {}) {
      const reads = recordReads()
      const answer = answers.remember(key, { reads, signal, address: HERE }, async (own) => {
        note(own)
        return { made: ++made }
      })
      return answer.then(() => reads)
    },
    /** The same, but the answer is not ready before `endAll` is called. Returns the number of the making it came from. */
    askSlowly(
      note: (own: Reads) => void = (own) => own.note('events'),
      signal?: AbortSignal,
      atTheEnd: (own: Reads) => void = () => {},
    ) {
      const reads = recordReads()
      const asker = { reads, address: HERE, signal: signal ?? new AbortController().signal }
      const answer = answers.remember('call', asker, async (own, nobodyWaits) => {
        const number = ++made
        note(own)
        await new Promise<void>((resolve) => ends.push(resolve))
        atTheEnd(own)
        nobodyWaits.throwIfAborted()
        return number
      })
      return { answer, reads }
    },
    endFirst: () => ends.shift()?.(),
    endAll: () => {
      for (const end of ends.splice(0)) end()
    },
  }
}

describe('an answer', () => {
  it('given again says as much of what it was made of as the first time', async () => {
    const all = house()
    const until = new Date('2026-03-11T00:00:00Z')
    for (let round = 0; round < 2; round++) {
      const reads = await all.ask((own) => {
        own.note('events')
        own.until(until)
      })
      expect([[...reads.tags], reads.expires, reads.mayStore]).toEqual([['events'], until, true])
    }
    expect(all.made).toBe(1)
    await all.announce('events')
    await all.ask((own) => own.note('events'))
    expect(all.made).toBe(2)
  })

  it('is not kept where nobody would say that it has changed, or where it may not be', async () => {
    const all = house()
    for (let round = 0; round < 2; round++) {
      await all.ask(() => {}, { key: 'untagged' })
      const reads = await all.ask(
        (own) => {
          own.note('search')
          own.forbidStoring()
        },
        { key: 'personal' },
      )
      expect(reads.mayStore).toBe(false)
    }
    expect(all.made).toBe(4)
  })

  it('does each time what has to happen each time, and hands it on to what is made of it', async () => {
    const all = house()
    const count = vi.fn()
    const note = (own: Reads) => {
      own.note('search')
      own.eachTime(count, HERE)
    }
    const reads = [await all.ask(note), await all.ask(note)]
    expect(all.made).toBe(1)
    expect(count).toHaveBeenCalledTimes(2)
    expect(reads.map(({ repeats }) => repeats)).toEqual([[count], [count]])
  })
})

describe('an answer asked for by many at once', () => {
  it('is made once, and counted for each', async () => {
    const all = house()
    const count = vi.fn()
    const note = (own: Reads) => {
      own.note('events')
      own.eachTime(count, HERE)
    }
    const asked = [all.askSlowly(note), all.askSlowly(note), all.askSlowly(note)]
    all.endAll()
    expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual([1, 1, 1])
    for (const { reads } of asked) expect([...reads.tags]).toEqual(['events'])
    expect(count).toHaveBeenCalledTimes(3)
  })

  it('is not given to who asks after what it is made of has changed: that one is made anew, and kept', async () => {
    const all = house()
    const before = all.askSlowly()
    await all.announce('articles', 'events')
    const after = all.askSlowly()
    all.endAll()
    expect([await before.answer, await after.answer]).toEqual([1, 2])
    expect(await all.askSlowly().answer).toBe(2)
  })

  it('and who asks later still waits for that one, also when the old one has ended', async () => {
    const all = house()
    const before = all.askSlowly()
    await all.announce('events')
    const after = all.askSlowly()
    all.endFirst()
    await before.answer
    const later = all.askSlowly()
    all.endAll()
    expect(await Promise.all([after.answer, later.answer])).toEqual([2, 2])
  })

  it('nor where what it is made of is known only at its end', async () => {
    const all = house()
    const ask = () =>
      all.askSlowly(
        () => {},
        undefined,
        (own) => own.note('events'),
      )
    const before = ask()
    await all.announce('events')
    const after = [ask(), ask()]
    all.endAll()
    expect(await before.answer).toBe(1)
    all.endAll()
    expect(await Promise.all(after.map(({ answer }) => answer))).toEqual([2, 2])
    expect(await ask().answer, 'kept').toBe(2)
  })

  it('nor is that there is none', async () => {
    const all = house()
    const missing = (own: Reads) => {
      own.note('events')
      throw new Error('not found')
    }
    const before = all.askSlowly(() => {}, undefined, missing)
    await all.announce('events')
    const after = all.askSlowly()
    all.endAll()
    await expect(before.answer).rejects.toThrow('not found')
    all.endAll()
    expect(await after.answer).toBe(2)
  })

  it('is given to all who asked before what it is made of changed', async () => {
    const all = house()
    const asked = [all.askSlowly(), all.askSlowly()]
    await all.announce('events')
    all.endAll()
    await asked[0]?.answer
    all.endAll()
    expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual([1, 1])
  })

  it('fails for who asks after something else has changed, too', async () => {
    const all = house()
    const missing = (own: Reads) => {
      own.note('events')
      throw new Error('not found')
    }
    const before = all.askSlowly(() => {}, undefined, missing)
    await all.announce('articles')
    const after = all.askSlowly(() => {}, undefined, missing)
    all.endAll()
    for (const { answer } of [before, after]) await expect(answer).rejects.toThrow('not found')
    expect(all.made).toBe(1)
  })

  it('is given to who asks after something else has changed, and kept', async () => {
    const all = house()
    const before = all.askSlowly()
    await all.announce('articles')
    const after = all.askSlowly()
    all.endAll()
    expect([await before.answer, await after.answer]).toEqual([1, 1])
    expect(await all.askSlowly().answer).toBe(1)
  })

  it('is not given to who asks when its time is over', async () => {
    const all = house()
    const note = (own: Reads) => {
      own.note('events')
      own.until(new Date('2026-03-10T23:00:00Z'))
    }
    const before = all.askSlowly(note)
    all.clock.set('2026-03-10T23:00:00Z')
    const after = all.askSlowly()
    all.endAll()
    expect(await before.answer).toBe(1)
    all.endAll()
    expect(await after.answer).toBe(2)
  })

  it('is everybody’s own where it turns out to be about one', async () => {
    const all = house()
    const personal = (own: Reads) => {
      own.note('users')
      own.forbidStoring()
    }
    const asked = [all.askSlowly(personal), all.askSlowly(personal)]
    all.endAll()
    await asked[0]?.answer
    all.endAll()
    expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual([1, 2])
    expect(asked.map(({ reads }) => reads.mayStore)).toEqual([false, false])
  })

  it('is made by each while word of changes cannot arrive', async () => {
    const all = house({ ...localChanges(), isHearing: false })
    const asked = [all.askSlowly(), all.askSlowly()]
    all.endAll()
    expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual([1, 2])
  })

  it('fails for all who waited, and is tried again by the next', async () => {
    const all = house()
    const asker = () => ({ reads: recordReads(), address: HERE, signal: new AbortController().signal })
    const fail = async (own: Reads) => {
      own.note('events')
      throw new Error('broken')
    }
    const askers = [asker(), asker()]
    const asked = askers.map((each) => all.answers.remember('call', each, fail))
    for (const each of asked) await expect(each).rejects.toThrow('broken')
    for (const { reads } of askers) expect([...reads.tags]).toEqual(['events'])
    await all.ask((own) => own.note('events'))
    expect(all.made).toBe(1)
  })
})

describe('who waits for an answer and goes away', () => {
  it('leaves it to those who stay', async () => {
    const all = house()
    const leaving = new AbortController()
    const asked = [all.askSlowly(undefined, leaving.signal), all.askSlowly()]
    leaving.abort(new Error('gone'))
    all.endAll()
    expect(await Promise.all(asked.map(({ answer }) => answer))).toEqual([1, 1])
  })

  it('as the last one ends it, and the next who asks has it made anew', async () => {
    const all = house()
    const leaving = [new AbortController(), new AbortController()]
    const asked = leaving.map(({ signal }) => all.askSlowly(undefined, signal).answer)
    for (const each of leaving) each.abort(new Error('gone'))
    const next = all.askSlowly().answer
    all.endAll()
    for (const each of asked) await expect(each).rejects.toThrow('gone')
    expect(await next).toBe(2)
  })
})

describe('who waits for an answer', () => {
  it('and had gone away before asking is not waited for', async () => {
    const all = house()
    const asked = all.askSlowly(undefined, AbortSignal.abort(new Error('gone'))).answer
    all.endAll()
    await expect(asked).rejects.toThrow('gone')
  })

  it('leaves nothing behind: a request may ask for a great many', async () => {
    const all = house()
    const { signal } = new AbortController()
    const asked = all.askSlowly(undefined, signal)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    all.endAll()
    await asked.answer
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })
})

describe('parts of answers', () => {
  it('are kept one by one, and those not kept are made together', async () => {
    const { answers, announce } = house()
    const wanted: string[][] = []
    const find = async (...keys: string[]) => {
      const reads = recordReads()
      const parts = await answers.rememberEach(keys, reads, async (missing, own) => {
        wanted.push(missing)
        own.note('events')
        return new Map(missing.filter((key) => key !== 'none').map((key) => [key, `part ${key}`]))
      })
      expect([...reads.tags]).toEqual(['events'])
      return [...parts.values()].sort()
    }
    expect(await find('a', 'b')).toEqual(['part a', 'part b'])
    expect(await find('b', 'c', 'none')).toEqual(['part b', 'part c'])
    expect(await find('a', 'b', 'c')).toEqual(['part a', 'part b', 'part c'])
    await announce('events')
    await find('a')
    expect(wanted).toEqual([['a', 'b'], ['c', 'none'], ['a']])
  })
})

describe('what answers take is their text, their name and a little more, to the last character', () => {
  const ALL = 16 * 1024 * 1024
  const BESIDE = 1024
  const QUOTES = 2
  const longest = (taken: number) => 'x'.repeat(ALL - taken - 'long'.length - BESIDE - QUOTES)
  const calls: Record<string, (answers: Answers, key: string, make: (own: Reads) => unknown) => unknown> = {
    'an answer': (answers, key, make) => {
      const asker = { reads: recordReads(), address: HERE, signal: new AbortController().signal }
      return answers.remember(key, asker, async (own) => make(own))
    },
    'a part': (answers, key, make) =>
      answers.rememberEach([key], recordReads(), async (_, own) => new Map([[key, make(own)]])),
  }

  it.each([
    ['an answer', undefined, 0],
    ['a part', 'word', 'word'.length + QUOTES],
  ])(
    '%s that is %s fits in beside a long one, and not beside one longer still',
    async (kind, value, size) => {
      for (const [more, times] of [
        ['', 2],
        ['x', 3],
      ] as const) {
        const { answers } = house()
        let made = 0
        const ask = (key: string, answer: unknown) =>
          calls[kind]?.(answers, key, (own) => {
            made++
            own.note('events')
            return answer
          })
        const long = longest(size + 'short'.length + BESIDE) + more
        await ask('long', long)
        await ask('short', value)
        await ask('long', long)
        expect(made).toBe(times)
      }
    },
  )
})

it('an answer that was written down is not written again', async () => {
  const { answers } = house()
  const answer = { a: 1 }
  await answers.remember(
    'call',
    { reads: recordReads(), address: HERE, signal: new AbortController().signal },
    async (own) => {
      own.note('events')
      return answer
    },
  )
  answer.a = 2
  expect(jsonOf(answer)).toBe('{"a":1}')
  expect(jsonOf({ a: 2 })).toBe('{"a":2}')
  for (const plain of [null, 'text', 7]) expect(jsonOf(plain)).toBe(JSON.stringify(plain))
})

it.each([null, 'text', undefined])('an answer, or a part of one, may be %s', async (answer) => {
  const { answers } = house()
  const ask = () =>
    answers.remember(
      'call',
      { reads: recordReads(), address: HERE, signal: new AbortController().signal },
      async (own) => {
        own.note('events')
        return answer
      },
    )
  expect([await ask(), await ask()]).toEqual([answer, answer])
  const parts = () =>
    answers.rememberEach(['part'], recordReads(), async (_, own) => {
      own.note('events')
      return new Map([['part', answer]])
    })
  expect([(await parts()).get('part'), (await parts()).get('part')]).toEqual([answer, answer])
})

it('a part that is about one person is not kept, and nor is what it becomes a part of', async () => {
  const { answers } = house()
  let made = 0
  for (let round = 0; round < 2; round++) {
    const reads = recordReads()
    await answers.rememberEach(['part'], reads, async (_, own) => {
      own.note('users')
      own.forbidStoring()
      return new Map([['part', ++made]])
    })
    expect(reads.mayStore).toBe(false)
  }
  expect(made).toBe(2)
})

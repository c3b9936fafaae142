import { describe, expect, it } from 'vitest'
import { recordReads, repeat } from './reads.ts'

const HERE = '192.0.2.1'

describe('the reads of an answer', () => {
  it('begin empty and never expire by themselves', () => {
    const reads = recordReads()
    expect([...reads.tags]).toEqual([])
    expect(reads.expires).toBeNull()
  })

  it('are every tag, once', () => {
    const reads = recordReads()
    reads.note('pages')
    reads.note('event:17', 'pages')
    reads.note()
    expect([...reads.tags]).toEqual(['pages', 'event:17'])
  })

  it('expire at the earliest moment noted, in whatever order', () => {
    const [early, middle, late] = ['2026-01-01Z', '2026-02-01Z', '2026-03-01Z'].map((day) => new Date(day))
    const reads = recordReads()
    reads.until(middle as Date)
    reads.until(late as Date)
    expect(reads.expires).toEqual(middle)
    reads.until(early as Date)
    expect(reads.expires).toEqual(early)
  })

  it('are those of every part, too', () => {
    const [early, late] = [new Date('2026-01-01Z'), new Date('2026-02-01Z')]
    const reads = recordReads()
    reads.note('pages')
    reads.include({ tags: new Set(['events', 'pages']), expires: null })
    expect(reads.expires).toBeNull()
    reads.include({ tags: new Set(['settings']), expires: late })
    reads.include({ tags: new Set(), expires: early })
    reads.include({ tags: new Set(), expires: null })
    expect([[...reads.tags], reads.expires]).toEqual([['pages', 'events', 'settings'], early])
  })

  it('may be kept until somebody says that it is about one person', () => {
    const reads = recordReads()
    expect(reads.mayStore).toBe(true)
    reads.include({ tags: new Set(), expires: null })
    expect(reads.mayStore).toBe(true)
    reads.forbidStoring()
    expect(reads.mayStore).toBe(false)
  })

  it('hold what has to happen each time the answer is given, which happens at once for the first time', () => {
    const times: string[] = []
    const part = recordReads()
    part.eachTime(() => times.push('counted'), HERE)
    expect(times).toEqual(['counted'])
    const whole = recordReads()
    whole.include(part)
    expect(times).toEqual(['counted'])
    repeat(whole, HERE)
    expect(times).toEqual(['counted', 'counted'])
  })

  it('are of one answer only', () => {
    const first = recordReads()
    const second = recordReads()
    first.note('pages')
    first.until(new Date('2026-01-01Z'))
    expect([...second.tags]).toEqual([])
    expect(second.expires).toBeNull()
  })
})

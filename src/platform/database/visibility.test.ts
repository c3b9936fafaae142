import { describe, expect, it } from 'vitest'
import { recordReads } from '../cache/reads.ts'
import { fakeClock } from '../time/clock.ts'
import { VISITOR, type Viewer } from '../viewer.ts'
import { isVisibleTo } from './visibility.ts'

const clock = fakeClock('2031-03-10T09:00:00Z')
const BEFORE = new Date('2031-03-10T08:59:59Z')
const AFTER = new Date('2031-03-10T09:00:01Z')

function look(viewer: Viewer, isOnline: boolean, publishedAt: Date) {
  const reads = recordReads()
  return { seen: isVisibleTo({ viewer, clock, reads }, { isOnline, publishedAt }), until: reads.expires }
}

describe('a row that was read anyway', () => {
  it.each([
    ['online and due', true, BEFORE, true, null],
    ['due this very moment', true, clock.now(), true, null],
    ['offline', false, BEFORE, false, null],
    ['still to come, and waited for', true, AFTER, false, AFTER],
    ['offline and still to come: it will not come by itself', false, AFTER, false, null],
  ])('%s', (_, isOnline, publishedAt, seen, until) => {
    expect(look(VISITOR, isOnline, publishedAt)).toEqual({ seen, until })
    expect(look({ role: 'customer', userId: 1 }, isOnline, publishedAt)).toEqual({ seen, until })
    expect(look({ role: 'editor', userId: 1 }, isOnline, publishedAt)).toEqual({ seen: true, until: null })
  })
})

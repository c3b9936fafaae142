import { describe, expect, it } from 'vitest'
import { type Publication, shownVersionAt } from './shown-version.ts'

const [EARLY, NOON, LATE] = [8, 12, 18].map((hour) => new Date(Date.UTC(2026, 2, 10, hour))) as [
  Date,
  Date,
  Date,
]
const published = (more: Partial<Publication> = {}): Publication => ({
  publishedVersionId: 1,
  nextVersionId: null,
  nextAt: null,
  endsAt: null,
  ...more,
})

describe('3-readings, Editing: the version visitors see', () => {
  it.each<[string, Partial<Publication>, (number | null)[]]>([
    ['the published one', {}, [1, 1, 1]],
    ['another from a moment on', { nextVersionId: 2, nextAt: NOON }, [1, 2, 2]],
    ['none from a moment on', { endsAt: NOON }, [1, null, null]],
    ['another, and then none', { nextVersionId: 2, nextAt: NOON, endsAt: LATE }, [1, 2, null]],
    ['none, and then another', { nextVersionId: 2, nextAt: LATE, endsAt: NOON }, [1, null, 2]],
    [
      'one for a while',
      { publishedVersionId: null, nextVersionId: 2, nextAt: NOON, endsAt: LATE },
      [null, 2, null],
    ],
  ])('%s', (_, more, expected) => {
    expect([EARLY, NOON, LATE].map((now) => shownVersionAt(published(more), now))).toEqual(expected)
  })
})

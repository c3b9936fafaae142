import { describe, expect, it } from 'vitest'
import { sqlOf } from '../../../../tests/support/fake-context.ts'
import { recordReads } from '../platform/cache/reads.ts'
import { fakeClock } from '../platform/time/clock.ts'
import { noteMoments, type Publication, shownVersionAt, shownVersionId } from './shown-version.ts'

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
    ['another where both moments are one', { nextVersionId: 2, nextAt: NOON, endsAt: NOON }, [1, 2, 2]],
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

it('the same is asked of the database', () => {
  const [query, ...params] = sqlOf(shownVersionId({ clock: fakeClock(NOON) })) ?? []
  expect(query?.replace(/\s+/g, ' ')).toBe(
    'case when document.next_at <= $1::timestamptz and not (coalesce(document.ends_at <= $2::timestamptz, false) and document.next_at < document.ends_at) then document.next_version_id when coalesce(document.ends_at <= $3::timestamptz, false) then null else document.published_version_id end',
  )
  expect(params).toEqual([NOON, NOON, NOON].map((moment) => moment.toISOString()))
})

it.each([
  ['the nearer of two moments to come', LATE, NOON, EARLY, NOON],
  ['the one that has not come', EARLY, LATE, NOON, LATE],
  ['the first', LATE, null, EARLY, LATE],
  ['none where both have come', EARLY, NOON, NOON, null],
])('what was made of a document is right until %s', (_, nextAt, endsAt, now, until) => {
  const reads = recordReads()
  noteMoments({ clock: fakeClock(now), reads }, { nextAt, endsAt })
  expect(reads.expires).toEqual(until)
})

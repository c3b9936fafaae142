import { expect, it } from 'vitest'
import { fakeContext, sqlOf } from '../../../../../tests/support/fake-context.ts'
import { type EventFilter, matches } from './filters.ts'

const { db } = fakeContext().context

it.each<[string, EventFilter, unknown]>([
  ['nothing is every event', {}, null],
  ['a room', { room: 1 }, ['event.room_id = $1', 1]],
  [
    'a type, by its slug',
    { type: 2 },
    ['event.exhibition_type_id = ((select id from exhibition_type where exhibition_type.slug = $1))', '2'],
  ],
  [
    'a tag',
    { tag: 3 },
    [
      'exists (select 1 from event_tag_link where (event_tag_link.event_id = event.id and event_tag_link.tag_id = $1))',
      3,
    ],
  ],
  ['a room or another', { room: [1, 2] }, ['event.room_id in ($1, $2)', 1, 2]],
  [
    'a type or another',
    { type: [2, 5] },
    [
      'event.exhibition_type_id in (select id from exhibition_type where exhibition_type.slug in ($1, $2))',
      ...['2', '5'],
    ],
  ],
  [
    'a tag or another',
    { tag: [3, 4] },
    [
      'exists (select 1 from event_tag_link where (event_tag_link.event_id = event.id and event_tag_link.tag_id in ($1, $2)))',
      ...[3, 4],
    ],
  ],
  ['a series', { series: 4 }, ['event.series_id = $1', 4]],
  ['a genre', { genre: 5 }, ['event.genre_id = $1', 5]],
  ['a production', { production: 6 }, ['event.production_id = $1', 6]],
  [
    'a person, of the event itself or of a production of theirs',
    { person: 7 },
    [
      '(event.id in (select event_id from event_contributor where event_contributor.person_id = $1) or event.production_id in ($2, $3))',
      ...[7, 20, 21],
    ],
  ],
  [
    'a venue, by its rooms',
    { venue: 8 },
    ['event.room_id in (select id from room where room.venue_id = $1)', 8],
  ],
  [
    'several at once: each must hold',
    { room: 1, series: 4, genre: 5 },
    ['(event.room_id = $1 and event.series_id = $2 and event.genre_id = $3)', 1, 4, 5],
  ],
])('2 §5: the programme filtered by %s', (_, filter, expected) => {
  expect(sqlOf(matches(db, filter, [20, 21]))).toEqual(expected)
})

it('somebody who takes part in no production is found by their own events', () => {
  expect(sqlOf(matches(db, { person: 7 }))?.[0]).toContain(' or false)')
})

import { expect, it } from 'vitest'
import { FEED_FIELDS } from '../../domains/import-desk/feed-event.ts'
import { readFeed } from '../../domains/import-desk/read-feed.ts'
import { sampleIn } from './expected-columns.tsx'

it.each(['csv', 'xml'] as const)(
  'the sample file (%s) names every column and is understood whole',
  (format) => {
    const rows = readFeed(format, sampleIn(format))
    expect(rows.map(({ problems, event }) => [problems, event?.foreign_id])).toEqual([
      [[], '1001'],
      [[], '1002'],
    ])
    expect(Object.keys(rows[0]?.raw ?? {})).toEqual([...FEED_FIELDS])
  },
)

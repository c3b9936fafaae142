import { describe, expect, it } from 'vitest'
import { ownersOf } from './section-owners.ts'

describe('1 §3 Section: who owns a standalone section', () => {
  it.each([
    ['nobody where none is stored', 'opening-hours', '', null, []],
    ['nobody whose screen would not show it', 'form-4', '', null, []],
    ['nobody for a slug that only begins so', 'production-4-extra', '', null, []],
    ['the one that is stored', 'free-area', 'production', 4, [['production', 4]]],
    ['also one that nobody knows', 'free-area', 'sponsor', 4, [['sponsor', 4]]],
    ['also one without an id', 'free-area', 'production', null, [['production', null]]],
    ['also an id without a kind', 'free-area', '', 4, [['', 4]]],
    ['the one whose screen shows it, where none is stored', 'production-4', '', null, [['production', 4]]],
    ['once, where both are the same', 'production-4', 'production', 4, [['production', 4]]],
    [
      'both, where they differ',
      'production-4',
      'event',
      9,
      [
        ['event', 9],
        ['production', 4],
      ],
    ],
    ['written otherwise', 'Production-0004', '', null, [['production', 4]]],
    ['with an id that no item can have', 'production-99999999999', '', null, [['production', null]]],
    ['no property of every object', 'constructor-4', '', null, []],
  ])('%s', (_, slug, contentType, objectId, owners) => {
    const found = ownersOf({ slug, contentType, objectId })
    expect(found.map(({ contentType, id }) => [contentType, id])).toEqual(owners)
  })
})

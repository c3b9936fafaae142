import { describe, expect, it } from 'vitest'
import { fakeContext } from '../../../../tests/support/fake-context.ts'
import { mayReadSection, ownersOf } from './section-owners.ts'

describe('1 §3 Section: who owns a standalone section', () => {
  it.each([
    ['nobody where none is stored', 'opening-hours', '', null, []],
    ['nobody whose screen would not show it', 'form-4', '', null, []],
    ['nobody for a slug that only ends so', 'old-production-4', '', null, []],
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
    [
      'both, where they are of one kind',
      'production-4',
      'production',
      5,
      [
        ['production', 5],
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

describe('1 §3 Section: who may read one', () => {
  /** A context in which the items of these kinds are hidden. */
  const house = (hidden: string[], more = {}) =>
    fakeContext(({ sql }) => {
      const [, table = ''] = /from (\w+) where/.exec(sql) ?? []
      return [[!hidden.includes(table), '2026-01-01T00:00:00Z']]
    }, more)
  const section = (slug: string, contentType = '', objectId: number | null = null) => ({
    slug,
    contentType,
    objectId,
  })

  it.each(['article', 'event', 'person', 'production', 'series', 'venue'])(
    'who may see the item of the kind %s that owns it',
    async (kind) => {
      const { context } = house([])
      expect(await mayReadSection(context, section('free-area', kind, 4))).toBe(true)
      expect([...context.reads.tags]).toEqual([`${kind}:4`])
      expect(await mayReadSection(house([kind]).context, section('free-area', kind, 4))).toBe(false)
    },
  )

  it('everybody where nobody owns it', async () => {
    expect(await mayReadSection(house([]).context, section('opening-hours'))).toBe(true)
  })

  it('nobody but an editor where its owner is unknown, has no id, or one of two is hidden', async () => {
    const sections = [
      section('free-area', 'sponsor', 4),
      section('free-area', 'constructor', 4),
      section('free-area', 'production', null),
      section('production-4', 'event', 9),
    ]
    for (const one of sections) {
      expect(await mayReadSection(house(['production']).context, one), one.contentType).toBe(false)
      const editor = house(['production'], { viewer: { role: 'editor', userId: 1 } })
      expect(await mayReadSection(editor.context, one)).toBe(true)
    }
  })
})

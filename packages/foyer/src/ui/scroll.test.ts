import { expect, it } from 'vitest'
import { roomAbove, type ScrollKind } from './scroll.ts'

it.each<[ScrollKind, number, number]>([
  ['anchor', 1080, 200],
  ['anchor', 844, 200],
  ['anchor', 390, 130],
  ['anchorList', 2000, 600],
  ['anchorList', 1080, 360],
  ['anchorList', 844, 281],
])(
  '3-readings, Decided after the site was walked, Anchor offset: %s in a window of %i px rests %i px below its edge',
  (kind, seen, room) => expect(roomAbove(kind, seen)).toBe(room),
)

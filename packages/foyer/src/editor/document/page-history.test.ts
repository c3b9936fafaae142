import { expect, it } from 'vitest'
import type { LiveDocument } from './live-document.ts'
import { nextToStep } from './page-history.ts'
import type { Direction } from './undo.ts'

/** A document with only the times of its next steps. */
const document = (undo: number | null, redo: number | null = null) =>
  ({ stepTime: (direction: Direction) => (direction === 'undo' ? undo : redo) }) as LiveDocument

it.each<[string, Direction, LiveDocument[], number | null]>([
  ['the latest of both languages is undone', 'undo', [document(3), document(5)], 1],
  ['where the other one has nothing, one’s own is', 'undo', [document(3), document(null)], 0],
  ['what was undone last is done again first', 'redo', [document(1, 4), document(2, 3)], 1],
  [
    'what was undone before something newer was done is not done again',
    'redo',
    [document(6), document(2, 3)],
    null,
  ],
  ['nothing was done', 'undo', [document(null), document(null)], null],
])('1 §4 Editor, one history of a page: %s', (_, direction, documents, expected) => {
  expect(nextToStep(direction, documents)).toBe(expected === null ? null : documents[expected])
})

import type { LiveDocument } from './live-document.ts'
import type { Direction } from './undo.ts'

/**
 * The document of a page that takes the next step: the documents of both languages have one history. An undone step
 * keeps its time, so the earliest undone step is redone first, and none is redone if a newer change was made.
 */
export function nextToStep(direction: Direction, documents: LiveDocument[]): LiveDocument | null {
  const latest = Math.max(...documents.map((one) => one.stepTime('undo') ?? Number.NEGATIVE_INFINITY))
  const able = documents.flatMap((live) => {
    const time = live.stepTime(direction)
    return time === null || (direction === 'redo' && time < latest) ? [] : [{ live, time }]
  })
  able.sort((one, other) => (direction === 'undo' ? other.time - one.time : one.time - other.time))
  return able[0]?.live ?? null
}

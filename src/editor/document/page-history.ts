import type { LiveDocument } from './live-document.ts'
import type { Direction } from './undo.ts'

/**
 * Which of the documents of a page takes the next step: those of both languages have one history. A step keeps its time when it is
 * taken back, so what is done again first is the earliest of what was taken back, and nothing is where something newer was done.
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

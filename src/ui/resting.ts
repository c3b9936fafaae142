import { turn } from './turns.ts'

/** How long the layout of a piece may take, in milliseconds, before others have their turn. */
const PIECE = 4

let announce = () => {}
let hasBegun = false

/** Fulfilled once every part of the first page is as high as it is. */
export const whenRested = new Promise<void>((resolve) => {
  announce = resolve
})

/**
 * Lays out what the first layout left out (`styles/resting.css`), in pieces and from the top: all of it at once would be one long task.
 * Lists are the longest parts, so each of their rows is a piece of its own.
 */
export async function endRest(): Promise<void> {
  if (hasBegun) return
  hasBegun = true
  const parts = [...document.querySelectorAll('[data-rests]')]
  while (parts.length > 0) {
    await turn()
    const end = performance.now() + PIECE
    do {
      const part = parts.shift()
      const rows = [...(part?.querySelectorAll('article') ?? [])]
      for (const row of rows) row.setAttribute('data-rests', '')
      parts.unshift(...rows)
      part?.removeAttribute('data-rests')
      part?.getBoundingClientRect()
    } while (parts.length > 0 && performance.now() < end)
  }
  announce()
}

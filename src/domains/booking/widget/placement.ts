interface Edges {
  top: number
  bottom: number
  right: number
}

export interface Placement {
  /** From the left edge of the window. */
  left: number
  /** From the upper edge, or null: then from the lower one. */
  top: number | null
  bottom: number | null
  /** How high it may become. */
  room: number
}

/** Between the popover and its button, and between it and the edges of the window. */
const GAP = 8
const MARGIN = 16
/** With less room on either side of the button it covers the button instead. */
const LEAST = 400

/**
 * Where a popover stands: under its button, or above it where there is more room, its right edge on the button's. It hangs on
 * one edge, so that it stays where it is when its content grows.
 */
export function placePopover(
  button: Edges,
  width: number,
  window: { width: number; height: number },
): Placement {
  const rightmost = window.width - MARGIN - width
  const left = Math.max(MARGIN, Math.min(button.right - width, rightmost))
  const below = window.height - button.bottom - GAP - MARGIN
  const above = button.top - GAP - MARGIN
  if (Math.max(below, above) < LEAST) {
    return { left, top: MARGIN, bottom: null, room: window.height - 2 * MARGIN }
  }
  return below >= LEAST || below >= above
    ? { left, top: button.bottom + GAP, bottom: null, room: below }
    : { left, top: null, bottom: window.height - button.top + GAP, room: above }
}

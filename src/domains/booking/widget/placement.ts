interface Edges {
  top: number
  bottom: number
  right: number
}

export interface Placement {
  /** Distance from the left edge of the window. */
  left: number
  /** Distance from the upper edge, or null: then `bottom` is set. */
  top: number | null
  bottom: number | null
  /** Maximum height. */
  room: number
}

/** Distance between the popover and its button, and between the popover and the edges of the window. */
const GAP = 8
const MARGIN = 16
/** With less room than this above and below, the popover covers the button. */
const LEAST = 400

/**
 * The place of a popover: under its button, or above it if there is more room, with the right edges aligned. One edge
 * is fixed, so that the popover does not move when its content grows.
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

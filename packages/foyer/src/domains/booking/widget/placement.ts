export interface Box {
  top: number
  bottom: number
  left: number
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

interface Popover {
  width: number
  /** The height of its content. */
  height: number
}

/** Distance between the popover and its button, and between the popover and the edges of the window. */
const GAP = 8
const MARGIN = 16

/**
 * The place of a popover, its right edge aligned with the button's. Four places are tried: under the button, above it, and
 * over it from the lower or the upper edge of the window. It takes the first one that is high enough, or else the highest.
 * No place covers the title of the event. One edge is fixed, so that the popover does not move when its content grows.
 */
export function placePopover(
  popover: Popover,
  button: Box,
  title: Box | null,
  window: { width: number; height: number },
): Placement {
  const rightmost = window.width - MARGIN - popover.width
  const left = Math.max(MARGIN, Math.min(button.right - popover.width, rightmost))
  const kept = title && title.left < left + popover.width && title.right > left ? title : null
  /** A place between two heights. If the title is between them, the place ends at the title. */
  const between = (from: number, to: number, hangsOn: 'top' | 'bottom') => {
    const isInIt = kept && kept.bottom > from && kept.top < to
    const [upper, lower] = !isInIt
      ? [from, to]
      : hangsOn === 'top'
        ? [from, kept.top - GAP]
        : [kept.bottom + GAP, to]
    return {
      left,
      top: hangsOn === 'top' ? upper : null,
      bottom: hangsOn === 'bottom' ? window.height - lower : null,
      room: lower - upper,
    }
  }
  const lowest = window.height - MARGIN
  const places = [
    between(button.bottom + GAP, lowest, 'top'),
    between(MARGIN, button.top - GAP, 'bottom'),
    between(MARGIN, lowest, 'bottom'),
    between(MARGIN, lowest, 'top'),
  ]
  const [highest] = [...places].sort((one, other) => other.room - one.room) as [Placement]
  return places.find(({ room }) => room >= popover.height) ?? highest
}

/**
 * How many entries are before this one in the history, as React Router stores it in the browser. The number is right at
 * once, even before the new page has rendered.
 */
export function placeInHistory(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx ?? 0
}

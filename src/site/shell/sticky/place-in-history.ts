/**
 * How many steps lie before this one in the history, as React Router counts them in the browser itself. That count is true
 * at once, also while nothing of the new page has rendered yet.
 */
export function placeInHistory(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx ?? 0
}

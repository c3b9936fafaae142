import type { NavItem } from '../../../pages/contract.ts'

/** The room a row of menu items has beside logo and tools at each breakpoint (1 §9), in CSS pixels. */
const ROOM = { large: 500, xlarge: 780, xxlarge: 1000 } as const
/** Two lines, less what their ragged ends cost. */
const LINES = 1.8
const LETTER = 9
const GAP = 24
const DISC = 30

/**
 * From which breakpoint on the menu can stand as a row. Told from the length of its words, so that the server knows it
 * too and nothing has to be measured or moved; a menu too long for any screen stays behind its button.
 */
export function rowFrom(items: readonly NavItem[]): keyof typeof ROOM | 'never' {
  const width = items.reduce(
    (sum, { menu_name, children }) =>
      sum + menu_name.length * LETTER + GAP + (children.length > 0 ? DISC : 0),
    0,
  )
  const longest = Math.max(0, ...items.map(({ menu_name }) => menu_name.length * LETTER + DISC))
  const found = Object.entries(ROOM).find(([, room]) => width <= room * LINES && longest <= room)
  return (found?.[0] as keyof typeof ROOM | undefined) ?? 'never'
}

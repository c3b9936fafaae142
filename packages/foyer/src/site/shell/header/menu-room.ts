import type { NavItem } from '../../../pages/contract.ts'

/** The room for a row of menu items beside logo and tools at each breakpoint (1 §9), in CSS pixels. */
const ROOM = { large: 500, xlarge: 780, xxlarge: 1000 } as const
/** Two lines, minus the space lost at their ends. */
const LINES = 1.8
const LETTER = 9
const GAP = 24
const DISC = 30

/**
 * The breakpoint from which the menu fits in a row. It is estimated from the length of its words, so that the server
 * knows it too and nothing has to be measured or moved. A menu too long for every width stays behind its button.
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

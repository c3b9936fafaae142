import { bar, bare, disc, halfDisc, inked } from '../press/draw.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { essay, H, W } from './format.ts'

// The house opposite, at night: most have gone to bed, one stands at the window.
const panes = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3, 4, 5].map((column) => ({ x: 105 + column * 225, y: 110 + row * 280, at: row * 6 + column })),
)
const pane = ({ x, y }: { x: number; y: number }) => bar(x, y, 150, 200)
const dark = panes.filter(({ at }) => ![1, 4, 9, 14].includes(at))

export const windows = essay(
  'windows',
  CREAM,
  {
    ink: GREEN,
    drawing:
      bar(0, 0, W, H) +
      bare(...panes.map(pane)) +
      inked(...panes.map(({ x, y }) => bar(x + 71, y, 8, 200) + bar(x, y + 76, 150, 8))) +
      bare(bar(780, 390, 150, 200)) +
      inked(disc(862, 484, 34), halfDisc(862, 591, 64, 'down')),
  },
  { ink: BLUE, drawing: dark.map(pane).join('') },
)

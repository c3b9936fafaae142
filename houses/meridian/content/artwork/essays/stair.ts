import { disc, lines, path, within } from '../press/draw.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { essay, H, W } from './format.ts'

// Twelve steps up to the grid; the light waits at the top.
const STEP = 118
const RISE = 74
const flight = (shift: number) =>
  `M${shift},${H}${Array.from({ length: 11 }, (_, step) => `V${H - (step + 1) * RISE}H${shift + (step + 1) * STEP}`).join('')}V${H}Z`

export const stair = essay(
  'stair',
  CREAM,
  { ink: BLUE, drawing: disc(330, 330, 200) },
  {
    ink: GREEN,
    drawing: path(flight(180)) + within(path(flight(20)), lines([0, 0], [W, H], 24, 8)),
  },
)

import { bar, bare, disc, lines, path, within } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Lichtprobe: sixteen exposures of one lamp, from nothing to everything.
const R = 122
const STEP = 270

/** The lit part of a disc: half of its edge, closed by half an oval. */
function phase(x: number, y: number, share: number): string {
  const bulge = Math.abs(1 - 2 * share) * R
  return path(
    `M${x},${y - R}A${R},${R} 0 0 1 ${x},${y + R}A${bulge},${R} 0 0 ${share > 0.5 ? 1 : 0} ${x},${y - R}Z`,
  )
}

const lamps = Array.from({ length: 16 }, (_, step) => {
  const x = EDGE + R + (step % 4) * STEP - 10
  const y = 240 + Math.floor(step / 4) * STEP
  return within(disc(x, y, R), lines([x - R, y - R], [R * 2, R * 2], 20, 5)) + phase(x, y, step / 15)
})

export const lightTest = (say: Say) =>
  poster('light-test', CREAM, {
    ink: BLUE,
    drawing:
      bar(0, 0, W, H) +
      bare(
        ...lamps,
        lettering(say('Lichtprobe', 'Lighting Call'), { x: EDGE - 6, y: 1466, size: say(226, 180) }),
      ),
  })

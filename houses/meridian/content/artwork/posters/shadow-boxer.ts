import { bare, disc, line, lines, moved, shape, stroke, within } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Schattenboxen: the fist and its shadow, of one size, and neither gives way.
const thumb = (weight: number) => stroke('M-150,-120L10,-206', weight, 'round')
const glove = disc(0, 0, 240) + thumb(150) + shape([-120, -126], [-1100, -126], [-1100, 126], [-120, 126])
const seams = line([-300, -150], [-300, 150], 22) + stroke('M-190,-20C-120,-90 20,-90 104,-150', 16)

const fist = moved('translate(470 660) rotate(-40)', glove)
const fold = moved('translate(470 660) rotate(-40)', seams)
const shadow = moved('translate(770 400) rotate(140) scale(1 -1)', glove)
const shadowFold = moved('translate(770 400) rotate(140) scale(1 -1)', seams)

export const shadowBoxer = (say: Say) =>
  poster(
    'shadow-boxer',
    CREAM,
    { ink: BLUE, drawing: fist + bare(fold) },
    {
      ink: GREEN,
      drawing:
        within(shadow, lines([0, 0], [W, H], 34, 17)) +
        bare(shadowFold) +
        lettering(say(['Schatten-', 'boxen'], ['Shadow', 'Boxing']), { x: EDGE, y: 1306, size: 190 }),
    },
  )

import { bar, bare, disc, line, moved, ring, stroke } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, GREEN, SAND } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, poster, W } from './format.ts'

// Die Uhr geht nach: the clock walks, on its own hands, in the wrong direction.
const X = 500
const Y = 556
const R = 370
const GROUND = 1196

const hours = Array.from({ length: 12 }, (_, hour) =>
  moved(`rotate(${hour * 30} ${X} ${Y})`, line([X, Y - R + 34], [X, Y - R + (hour % 3 ? 66 : 110)], 14)),
)
const legs = [
  stroke(`M${X},${Y}L690,${GROUND - 15}L600,${GROUND - 15}`, 30),
  stroke(`M${X},${Y}L290,${GROUND - 15}L200,${GROUND - 15}`, 30),
]
const echoes = [1, 2, 3, 4, 5].map((step) => ring(X + step * 62, Y, R - 5, 9))

export const clock = (say: Say) =>
  poster(
    'clock',
    SAND,
    {
      ink: GREEN,
      drawing:
        disc(X, Y, R) +
        bare(...hours, ...legs, disc(X, Y, 30)) +
        bar(0, GROUND, W, 12) +
        lettering(say('Die Uhr geht', 'The Clock'), { x: EDGE, y: 1345, size: 164 }) +
        lettering(say('nach', 'Runs Slow'), { x: W - EDGE, y: say(1462, 1488), size: 164, anchor: 'end' }),
    },
    { ink: BLUE, drawing: echoes.join('') + bare(disc(X, Y, R)) + legs.join('') + disc(X, Y, 30) },
  )

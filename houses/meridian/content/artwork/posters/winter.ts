import { chance } from '../press/chance.ts'
import { bar, bare, disc, halfDisc, line, moved, type Point, path, shape } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Winterreise, rückwärts: the winter stands on its head, and the wanderer with it.
const random = chance('winter')

function twig([x, y]: Point, angle: number, length: number, weight: number): string {
  const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  if (length < 40) return line([x, y], end, weight)
  const forks = [-1, 1].map((side) =>
    twig(end, angle + side * (0.2 + random() * 0.3), length * (0.66 + random() * 0.14), weight * 0.66),
  )
  return line([x, y], end, weight) + disc(...end, weight / 2) + forks.join('')
}

const tree = twig([830, 470], Math.PI / 2 + 0.04, 262, 42)
const wanderer = moved(
  'translate(290 622) rotate(173) scale(1.22)',
  line([-34, 4], [-8, -120], 24),
  line([46, 4], [14, -120], 24),
  shape([-64, -104], [68, -104], [32, -262], [-24, -262]),
  disc(4, -290, 34),
  bar(-66, -330, 140, 14),
  halfDisc(4, -328, 42, 'down'),
  line([-30, -200], [-118, 4], 10),
)
const flakes = Array.from({ length: 90 }, (): Point => [random() * W, 690 + random() ** 1.5 * 970])
const isFree = ([x, y]: Point) =>
  Math.hypot(x - 262, y - 1370) > 190 && !(x > 480 && y < 1330) && !(x < 440 && y < 1080)
const snow = flakes.filter(isFree).map(([x, y]) => disc(x, y, 4 + random() * 8))
const field = path(`M0,0H${W}V450Q760,560 0,650Z`)

export const winter = (say: Say) =>
  poster(
    'winter',
    CREAM,
    { ink: BLUE, drawing: bar(0, 0, W, H) + bare(field, ...snow, disc(262, 1370, 158), tree, wanderer) },
    {
      ink: GREEN,
      drawing:
        lettering(say('Winterreise,', 'Winter Journey,'), { x: EDGE, y: 282, size: say(172, 150) }) +
        moved(
          `translate(${W} 0) scale(-1 1)`,
          lettering(say('rückwärts', 'backwards'), { x: W - EDGE, y: 431, size: 172, anchor: 'end' }),
        ),
    },
  )

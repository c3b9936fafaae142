import { bar, bare, disc, halfDisc, moved, shape } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, GREEN, SAND } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, H, poster, W } from './format.ts'

// Kasimir im Spiegel: his reflection is the politer one and lifts its hat.
const MIRROR = 600
const flip = (...shapes: string[]) => moved(`translate(${W} 0) scale(-1 1)`, ...shapes)

const man = disc(322, 690, 200) + shape([500, 620], [584, 730], [490, 752]) + halfDisc(290, 1186, 262, 'down')
const eye = disc(420, 646, 22)
const hat = halfDisc(0, 0, 158, 'down') + bar(-226, -18, 452, 36)
const worn = moved('translate(300 562) rotate(-6)', hat)
const lifted = flip(moved('translate(262 296) rotate(-24)', hat))

const titleIn = (say: Say) =>
  lettering(say(['Kasimir', 'im Spiegel'], ['Kasimir in', 'the Mirror']), {
    x: EDGE,
    y: 1340,
    size: 142,
    width: 78,
    leading: 124 / 142,
  })

export const mirror = (say: Say) =>
  poster(
    'mirror',
    SAND,
    {
      ink: GREEN,
      drawing:
        man +
        bare(eye) +
        titleIn(say) +
        bar(MIRROR, 0, W - MIRROR, H) +
        bare(flip(man, titleIn(say)), lifted) +
        flip(eye),
    },
    { ink: BLUE, drawing: worn + lifted },
  )

import { chance } from '../press/chance.ts'
import { bar, bare, disc, within } from '../press/draw.ts'
import type { Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import { EDGE, poster } from './format.ts'

// Was der Wald nicht sagt: what stands between the trunks changes sides with them.
const random = chance('forest')
const trunks: string[] = []
for (let x = -30; x < 1200; ) {
  const width = 26 + random() * 74
  trunks.push(bar(x, 0, width, 1146))
  x += width + 34 + random() * 62
}
const moon = disc(640, 590, 370)

export const forest = (say: Say) =>
  poster(
    'forest',
    CREAM,
    {
      ink: GREEN,
      drawing:
        trunks.join('') +
        bare(within(moon, ...trunks)) +
        lettering(say(['Was der Wald', 'nicht sagt'], ['What the Forest', 'Won’t Say']), {
          x: EDGE,
          y: 1312,
          size: say(172, 150),
        }),
    },
    { ink: BLUE, drawing: moon + bare(...trunks) },
  )

import { bar, disc, line, oval, path, ring, stroke } from '../press/draw.ts'
import type { Beard, Glasses } from './ensemble.ts'

/** The outline of a head: crown, temples, jaw, chin. */
export const headOf = (jaw: number) =>
  path(
    `M0,-190C112,-190 138,-90 132,10C130,70 ${jaw + 26},112 ${jaw},146Q${jaw * 0.62},192 0,192Q${-jaw * 0.62},192 ${-jaw},146` +
      `C${-jaw - 26},112 -130,70 -132,10C-138,-90 -112,-190 0,-190Z`,
  )

export const ears = oval(-136, 24, 20, 36) + oval(136, 24, 20, 36)
export const neck = path('M-76,120V300Q0,350 76,300V120Z')

/** The half of the face in shadow: it begins at the profile of forehead, nose, lips and chin. */
export const shadowHalf = path(
  'M8,-260C14,-150 10,-90 2,-52C-2,-34 -10,6 -34,52C-38,66 -26,74 -2,74C-8,84 -8,92 -4,98C-14,104 -14,112 -4,116C-12,124 -10,134 0,140C-2,150 -6,166 0,200L8,480H520V-260Z',
)

export function features(
  smile: number,
  { glasses, isClosed }: { glasses?: Glasses | undefined; isClosed?: boolean },
): string {
  const eye = (x: number) =>
    stroke(`M${x - 30},-6Q${x},${isClosed ? 12 : -34} ${x + 30},-6`, 8, 'round') +
    (isClosed ? '' : disc(x, -8, 12))
  const brow = (side: number) =>
    path(`M${side * 26},-52Q${side * 60},-84 ${side * 104},-56Q${side * 62},-68 ${side * 26},-40Z`)
  const mouth =
    path(
      `M-42,${112 - smile}Q-18,96 0,104Q18,96 42,${112 - smile}Q0,${118 + smile * 0.6} -42,${112 - smile}Z`,
    ) + stroke(`M-22,${138 + smile * 0.3}Q0,${146 + smile * 0.4} 22,${138 + smile * 0.3}`, 7, 'round')
  return [-60, 60].map(eye).join('') + brow(-1) + brow(1) + mouth + (glasses ? frame(glasses) : '')
}

function frame(glasses: Glasses): string {
  const bridge =
    stroke('M-16,-14Q0,-26 16,-14', 8) + line([-106, -14], [-136, -20], 8) + line([106, -14], [136, -20], 8)
  if (glasses === 'round') return ring(-60, -8, 46, 8) + ring(60, -8, 46, 8) + bridge
  return (
    stroke(
      'M-108,-38H-16V20Q-20,30 -30,30H-92Q-104,30 -108,14ZM108,-38H16V20Q20,30 30,30H92Q104,30 108,14Z',
      8,
    ) + bridge
  )
}

export const BEARDS: Record<Beard, string> = {
  full: path(
    'M-132,30C-128,210 -70,236 0,236C70,236 128,210 132,30C116,80 96,92 64,92Q0,74 -64,92C-96,92 -116,80 -132,30ZM-34,116Q0,106 34,116Q0,140 -34,116Z',
  ),
  moustache: path('M0,82C-30,72 -66,92 -74,116C-40,112 -20,104 0,98C20,104 40,112 74,116C66,92 30,72 0,82Z'),
  goatee: path('M-40,146C-44,220 44,220 40,146Q0,164 -40,146Z') + bar(-5, 128, 10, 24),
}

import { bar, bare, disc, halfDisc } from '../press/draw.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { essay, H, W } from './format.ts'

// The curtain has risen by a hand's breadth; somebody's light is already on.
const FOLD = 100
const folds = Array.from({ length: 15 }, (_, fold) => {
  const hem = 690 - 150 * Math.sin((fold / 14) * Math.PI)
  return { x: fold * FOLD, hem, dark: fold % 2 === 1 }
})
const fold = ({ x, hem }: { x: number; hem: number }) =>
  bar(x, 0, FOLD, hem) + halfDisc(x + FOLD / 2, hem - 1, FOLD / 2, 'up')

export const curtain = essay(
  'curtain',
  CREAM,
  { ink: BLUE, drawing: folds.map(fold).join('') },
  {
    ink: GREEN,
    drawing:
      folds
        .filter(({ dark }) => dark)
        .map(fold)
        .join('') +
      bar(0, 860, W, H) +
      bare(disc(750, 860, 90)),
  },
)

import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { bar, bare, disc, lines, within } from '../press/draw.ts'
import { BLUE, CREAM, GREEN, SAND } from '../press/inks.ts'
import type { Plate, Sheet } from '../press/print.ts'
import type { Likeness } from './ensemble.ts'

const SIZE = 800
/** The part of the drawing that is shown: the same distance to everyone. */
const VIEW = '262 210 1240 1240'

const part = (number: number) => [`variant${String(number).padStart(2, '0')}`]

function draw(likeness: Likeness): string {
  const options = {
    hair: [likeness.hair],
    body: part(likeness.body),
    eyes: part(likeness.eyes),
    brows: part(likeness.brows),
    nose: part(likeness.nose),
    lips: part(likeness.lips),
    glasses: part(likeness.glasses ?? 8),
    glassesProbability: likeness.glasses ? 100 : 0,
    beard: part(likeness.beard ?? 1),
    beardProbability: likeness.beard ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
    flip: likeness.looks === 'left',
  }
  // The package types every part as a union of its variants; the numbers above are checked by looking.
  return createAvatar(notionists, options as Parameters<typeof createAvatar>[1])
    .toString()
    .replace(/viewBox="[^"]*"/, `viewBox="${VIEW}" width="${SIZE}" height="${SIZE}"`)
    .replace(/<metadata.*?<\/metadata>/s, '')
}

export function portrait(likeness: Likeness): Sheet {
  const inkLines = draw(likeness)
  const hole = bare(inkLines.replaceAll('#000', '#fff'))
  const sun = disc(likeness.looks === 'left' ? 330 : 470, 330, 262)
  // Dark hair would be lost on a dark ground: there the sun is large enough to hold the whole head.
  const largeSun = disc(likeness.looks === 'left' ? 384 : 416, 356, 336)
  const flood = bar(0, 0, SIZE, SIZE)
  const plates: Record<Likeness['ground'], Plate[]> = {
    cream: [
      { ink: GREEN, drawing: inkLines },
      { ink: BLUE, drawing: sun + hole },
    ],
    sand: [{ ink: GREEN, drawing: within(sun, lines([0, 0], [SIZE, SIZE], 20, 8)) + hole + inkLines }],
    green: [
      { ink: GREEN, drawing: flood + bare(largeSun) + inkLines },
      { ink: BLUE, drawing: largeSun + hole },
    ],
    blue: [
      { ink: GREEN, drawing: inkLines },
      { ink: BLUE, drawing: flood + bare(sun) + hole },
    ],
  }
  return {
    name: likeness.name,
    width: SIZE,
    height: SIZE,
    paper: likeness.ground === 'sand' ? SAND : CREAM,
    plates: plates[likeness.ground],
  }
}

import { bar, disc, lines, moved, within } from '../press/draw.ts'
import { CREAM, SAND } from '../press/inks.ts'
import { type Layer, paint, platesOf, type Tone } from '../press/layers.ts'
import type { Sheet } from '../press/print.ts'
import { GARMENTS } from './clothes.ts'
import type { Ground, Likeness } from './ensemble.ts'
import { BEARDS, ears, features, headOf, neck, shadowHalf } from './face.ts'
import { HAIRDOS } from './hair.ts'

const SIZE = 800

interface Colours {
  ground: Tone
  sun: Tone | 'lines'
  hair: Tone
  garment: Tone
  trim: Tone
}

const COLOURS: Record<Ground, Colours> = {
  cream: { ground: 'paper', sun: 'blue', hair: 'green', garment: 'green', trim: 'paper' },
  blue: { ground: 'blue', sun: 'paper', hair: 'green', garment: 'night', trim: 'paper' },
  sand: { ground: 'paper', sun: 'lines', hair: 'green', garment: 'blue', trim: 'paper' },
  green: { ground: 'green', sun: 'blue', hair: 'night', garment: 'paper', trim: 'green' },
}

/** Light comes from one side: the line between light and shadow is in the middle of every face. */
export function portrait(likeness: Likeness): Sheet {
  const { ground, light, jaw, isDeep, isGrey } = likeness
  const colours = COLOURS[ground]
  const skin: Tone = isDeep ? (ground === 'blue' ? 'green' : 'blue') : 'paper'
  const shade: Tone = isDeep
    ? 'night'
    : ground === 'sand'
      ? 'blue'
      : ground === 'green'
        ? 'green'
        : colours.hair
  const dark: Tone = isDeep ? 'night' : 'green'
  const hair: Tone = isGrey
    ? 'paper'
    : isDeep && colours.hair === 'green' && ground !== 'blue'
      ? 'night'
      : colours.hair
  const strand: Tone = isGrey ? dark : isDeep ? 'blue' : 'paper'
  const hairdo: { back?: string; front: string; shine?: string } = HAIRDOS[likeness.hair]
  const garment = GARMENTS[likeness.garment]
  // Drawn with light from the left; light from the right is its mirror image.
  const place = (drawing: string) =>
    moved(`translate(400 390) scale(${light === 'left' ? 1.24 : -1.24} 1.24)`, drawing)
  const face = features(likeness.smile, { glasses: likeness.glasses, isClosed: likeness.smile === 12 })
  const beard = likeness.beard ? BEARDS[likeness.beard] : ''
  // On bare paper the lit half needs a darker ground behind it; on other grounds the dark half needs a lighter one.
  const sunIsLeft = (light === 'left') === (colours.ground === 'paper' && !isDeep)
  const sun = disc(sunIsLeft ? 262 : 538, 310, 262)
  const layer = (tone: Tone, drawing: string | undefined): Layer[] =>
    drawing ? [paint(tone, place(drawing))] : []
  const layers: Layer[] = [
    paint(colours.ground, bar(0, 0, SIZE, SIZE)),
    colours.sun === 'lines'
      ? paint('blue', within(sun, lines([0, 0], [SIZE, SIZE], 20, 8)))
      : paint(colours.sun, sun),
    ...layer(hair, hairdo.back),
    ...layer(skin, neck + ears),
    ...layer(shade, within(shadowHalf, neck, ears)),
    ...layer(colours.garment, moved('translate(0 -66)', garment.drawing)),
    ...layer(colours.trim, moved('translate(0 -66)', garment.trim)),
    ...layer(skin, headOf(jaw)),
    ...layer(shade, within(shadowHalf, headOf(jaw))),
    ...layer(dark, face),
    ...layer(isDeep ? 'blue' : 'paper', within(shadowHalf, within(headOf(jaw), face))),
    ...layer(isGrey ? 'paper' : hair === shade ? dark : hair, beard),
    ...layer(isDeep ? 'blue' : 'paper', likeness.beard === 'moustache' ? within(shadowHalf, beard) : ''),
    ...layer(hair, hairdo.front),
    ...layer(strand, hairdo.shine),
  ]
  return {
    name: likeness.name,
    width: SIZE,
    height: SIZE,
    paper: ground === 'sand' ? SAND : CREAM,
    plates: platesOf(layers),
  }
}

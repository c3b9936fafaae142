import { bar, bare, disc, lines, ring, stroke } from '../press/draw.ts'
import { inBoth, type Say } from '../press/in-both.ts'
import { BLUE, CREAM, GREEN } from '../press/inks.ts'
import { lettering } from '../press/lettering.ts'
import type { Sheet } from '../press/print.ts'

const W = 1600
const H = 1067

type Box = [x: number, y: number, width: number, height: number]

// One plan of the quay, drawn like the plan of a railway; each map marks another building and the way to it.
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
  de: string[]
  en: string[]
  box: Box
  /** From the nearest stop to the door, a disc for every few steps. */
  way: [number, number][]
}

const HOUSES: House[] = [
  {
    name: 'granary',
    de: ['Speicher'],
    en: ['Granary'],
    box: [100, 540, 350, 132],
    way: walk([350, 400], [350, 524]),
  },
  {
    name: 'weighing-house',
    de: ['Waage'],
    en: ['Weighing', 'House'],
    box: [600, 552, 190, 120],
    way: walk([700, 400], [700, 536]),
  },
  {
    name: 'boiler-house',
    de: ['Kesselhaus'],
    en: ['Boiler House'],
    box: [1110, 340, 290, 120],
    way: walk([1240, 200], [1240, 324]),
  },
]

function walk([x, from]: [number, number], [, to]: [number, number]): [number, number][] {
  const steps = Math.floor((to - from - 40) / 30)
  return Array.from({ length: steps }, (_, step) => [x, from + 48 + step * 30])
}

const middle = ([x, y, width, height]: Box): [number, number] => [x + width / 2, y + height / 2]

/** The names of the buildings, on two lines where a building is too small for its name. */
const labelsIn = (say: Say) =>
  HOUSES.map(({ de, en, box: [x, y, , height] }) => {
    const rows = say(de, en)
    const size = rows.length > 1 ? 36 : 50
    return lettering(rows, { x: x + 24, y: y + height - 30 - (rows.length - 1) * 33, size })
  }).join('')

/** The parts of every map: the quarter, the river, the tram with its stops and the ferry with its piers. */
const ground = quarter.map(tone).join('') + tram + stops.map((at) => bare(disc(...at, 24))).join('')
const landings = [...stops, ...piers].map((at) => ring(...at, 22, 11)).join('')
const lineNames = (say: Say) => lettering(say('Fähre', 'Ferry'), { x: 568, y: 1014, size: 46, weight: 600 })

function map(goal: House, say: Say): Sheet {
  const mark = middle(goal.box)
  const labels = labelsIn(say)
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
          ground +
          landings +
          HOUSES.map(({ box }) => bar(...box)).join('') +
          goal.way.map((at) => disc(...at, 8)).join('') +
          bare(labels) +
          lettering('Tram 4', { x: 40, y: 372, size: 46, weight: 600 }) +
          lineNames(say),
      },
    ],
  }
}

/** The ways without steps from stops and piers to the doors; their dots are far enough apart to be counted. */
const WAYS: [number, number][][] = [
  [
    [350, 400],
    [350, 500],
  ],
  [
    [570, 250],
    [570, 500],
  ],
  [
    [700, 400],
    [700, 500],
  ],
  [
    [524, 705],
    [524, 500],
  ],
  [
    [350, 500],
    [890, 500],
    [1030, 360],
    [1078, 348],
  ],
  [
    [1240, 200],
    [1040, 290],
    [1040, 340],
  ],
]
const DOORS: [letter: string, x: number, y: number][] = [
  ['A', 350, 546],
  ['B', 796, 540],
  ['C', 1114, 346],
]

function dotted(way: [number, number][]): string {
  return way
    .slice(1)
    .map((to, part) => {
      const from = way[part] as [number, number]
      const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 26)
      const at = (step: number) =>
        [0, 1].map((axis) => (from[axis] ?? 0) + (((to[axis] ?? 0) - (from[axis] ?? 0)) * step) / steps)
      return Array.from({ length: steps }, (_, step) => disc(...(at(step + 1) as [number, number]), 9)).join(
        '',
      )
    })
    .join('')
}

/** Entrances without steps: stops, piers and the car park, the dotted ways, and the doors with their letters. */
function wayIn(say: Say): Sheet {
  const labels = labelsIn(say)
  const doors = (size: number) => DOORS.map(([, x, y]) => disc(x, y, size)).join('')
  const letters = DOORS.map(([letter, x, y]) =>
    lettering(letter, { x, y: y + 18, size: 50, anchor: 'middle' }),
  )
  const carPark = lettering(say(['Parkhaus', 'Zollhof'], ['Zollhof', 'car park']), {
    x: 622,
    y: 186,
    size: 52,
    weight: 600,
    width: 75,
  })
  const name = (text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end' = 'start') =>
    lettering(text, { x, y, size: 50, weight: 600, anchor })
  return {
    name: 'map-way',
    width: W,
    height: H,
    paper: CREAM,
    plates: [
      {
        ink: BLUE,
        drawing:
          river +
          bare(...current, ferry, ...piers.map((at) => disc(...at, 30))) +
          WAYS.map(dotted).join('') +
          disc(1136, 84, 9) +
          disc(1162, 84, 9) +
          disc(1188, 84, 9) +
          bare(doors(44)) +
          doors(38) +
          bare(...letters),
      },
      {
        ink: GREEN,
        drawing:
          ground +
          bare(bar(596, 130, 208, 120)) +
          bare(...WAYS.map(dotted)) +
          landings +
          HOUSES.map(({ box }) => bar(...box)).join('') +
          bare(doors(44), labels) +
          carPark +
          name(say('ohne Stufen', 'step-free'), 1214, 100) +
          name('Speicherkai', 316, 372, 'end') +
          name('Waagehof', 734, 462) +
          name('Flussbogen', 1272, 174) +
          name('Tram 4', 40, 466) +
          lineNames(say),
      },
    ],
  }
}

export const maps = [...HOUSES.map((house) => (say: Say) => map(house, say)), wayIn].flatMap(inBoth)

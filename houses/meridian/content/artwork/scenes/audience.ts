import { chance } from '../press/chance.ts'
import { bar, disc, halfDisc, line, lines, path } from '../press/draw.ts'
import { CREAM, SAND } from '../press/inks.ts'
import { type Layer, paint, type Tone } from '../press/layers.ts'
import { fromBehind, fromTheFront, type Hair, type Mood, type Pose, person } from '../press/person.ts'
import { H, scene, W } from './format.ts'

const HAIRS: Hair[] = ['short', 'bob', 'bun', 'curls', 'long', 'bald', 'tail', 'cap']

/** A row of the stalls from behind, everybody a little different. */
function row(name: string, y: number, size: number, step: number, tops: Tone[], hair: Tone): Layer[] {
  const random = chance(name)
  const from = -40 - random() * step
  return Array.from({ length: Math.ceil((W + 140) / step) }, (_, seat) =>
    fromBehind(
      { x: from + seat * step + (random() - 0.5) * step * 0.2, y: y + (random() - 0.5) * 40 * size, size },
      HAIRS[Math.floor(random() * HAIRS.length)] ?? 'short',
      { skin: 'paper', hair, top: tops[seat % tops.length] ?? 'green' },
    ),
  ).flat()
}

const bow: Pose = { head: [0, -520], tilt: 0, shoulders: [0, -450], hips: [0, -320] }
const players: [number, Hair, Tone][] = [
  [430, 'bob', 'green'],
  [645, 'short', 'paper'],
  [860, 'bun', 'green'],
  [1075, 'curls', 'paper'],
]

/** The applause: who played bows, hand in hand, and the stalls are on their feet. */
const ovation = scene(
  'ovation',
  CREAM,
  paint('blue', bar(0, 0, W, H)),
  paint('paper', path('M250,0H1250L1420,560H80Z')),
  paint('blue', bar(80, 556, 1340, 8)),
  players.flatMap(([x, hair, top], at) =>
    person(
      { x, y: 520, size: 0.56 },
      {
        ...bow,
        hair,
        arms: [
          [
            [-130, -500 + (at % 2) * 10],
            [-192, -560],
          ],
          [
            [130, -500 + (at % 2) * 10],
            [192, -560],
          ],
        ],
        ...(hair === 'bun' || hair === 'bob' ? { skirt: { to: -60, wide: 120 } } : {}),
      },
      { skin: 'paper', hair: 'night', top: top === 'paper' ? 'blue' : 'green', below: 'night' },
    ),
  ),
  row('ovation-far', 640, 0.62, 150, ['green', 'night'], 'night'),
  paint('night', bar(0, 880, W, 120)),
  row('ovation-near', 830, 1, 236, ['night', 'green', 'blue'], 'night'),
)

const MOODS: Mood[] = ['calm', 'laughs', 'calm', 'calm', 'asleep', 'laughs']

function faces(): Layer[] {
  const random = chance('stalls-2')
  return [170, 350, 560, 800].flatMap((y, at) => {
    const size = 0.66 + at * 0.2
    const step = 250 * size
    return Array.from({ length: Math.ceil(W / step) + 1 }, (_, seat) => {
      const dark = (seat + at) % 3 === 1
      return fromTheFront(
        { x: (at % 2) * step * 0.5 + seat * step - 20, y: y + (random() - 0.5) * 34, size },
        {
          hair: HAIRS[Math.floor(random() * HAIRS.length)] ?? 'bob',
          mood: MOODS[Math.floor(random() * MOODS.length)] ?? 'calm',
          looks: random() > 0.72 ? 'left' : 'right',
          tilt: (random() - 0.5) * 18,
        },
        {
          skin: 'paper',
          hair: dark ? 'night' : 'green',
          top: (['green', 'blue', 'night'] as const)[(seat + at * 2) % 3] ?? 'green',
        },
      )
    }).flat()
  })
}

/** The stalls as the stage sees them: row upon row of faces, lit by what is being played. */
const stalls = scene('stalls', CREAM, paint('blue', bar(0, 0, W, H)), faces())

/** The open-air cinema of the festival: a screen on the quay, and everybody on deckchairs. */
const cinema = scene(
  'cinema',
  CREAM,
  paint('night', bar(0, 0, W, H)),
  paint('green', bar(0, 640, W, 360)),
  paint('paper', bar(310, 90, 880, 500)),
  paint('blue', bar(310, 430, 880, 160), lines([310, 400], [880, 30], 10, 4)),
  paint('blue', disc(990, 250, 92)),
  // On the screen a close shot: two who have not seen each other for long.
  paint(
    'green',
    path(
      'M310,590V250C330,150 470,120 540,200C560,224 556,250 560,276L596,330L566,344L570,372L556,380L562,396C562,430 530,440 486,430C480,480 500,540 560,590Z',
    ),
  ),
  paint('night', line([310, 90], [250, 700], 8), line([1190, 90], [1250, 700], 8)),
  row('cinema-far', 690, 0.5, 132, ['blue', 'night', 'green'], 'night'),
  row('cinema-near', 860, 0.86, 214, ['night', 'blue'], 'night'),
)

const mug = (x: number) =>
  bar(x - 36, 684, 72, 70) +
  path(
    `M${x + 34},698C${x + 76},698 ${x + 76},740 ${x + 34},740V726C${x + 58},726 ${x + 58},712 ${x + 34},712Z`,
  )

/** Nine in the morning at the festival: breakfast at one long table on the quay. */
const breakfast = scene(
  'breakfast',
  SAND,
  paint(
    'blue',
    disc(1150, 230, 150),
    lines([0, 470], [W, 120], 24, (share) => 14 - 8 * share),
  ),
  [60, 300, 540, 790, 1030, 1270, 1480].flatMap((x, at) =>
    fromTheFront(
      { x, y: 520 + (at % 2) * 26, size: 0.92 },
      {
        hair: HAIRS[(at * 3 + 1) % HAIRS.length] ?? 'bob',
        looks: at % 2 ? 'left' : 'right',
        mood: MOODS[(at + 1) % MOODS.length] ?? 'calm',
        tilt: at % 2 ? 8 : -5,
      },
      {
        skin: 'paper',
        hair: at % 3 === 0 ? 'night' : 'green',
        top: (['green', 'blue', 'night'] as const)[at % 3] ?? 'green',
      },
    ),
  ),
  paint('paper', bar(0, 760, W, 240)),
  paint(
    'green',
    bar(0, 752, W, 10),
    ...Array.from({ length: 8 }, (_, at) => line([90 + at * 190, 762], [90 + at * 190, 1000], 5)),
  ),
  paint('paper', ...[120, 660, 1160, 1400].map(mug)),
  paint('paper', ...[420, 900].map((x) => halfDisc(x, 753, 76, 'down'))),
  paint(
    'green',
    ...[420, 900].map((x) => line([x - 34, 712], [x - 16, 744], 8) + line([x, 704], [x + 18, 738], 8)),
  ),
)

export const audience = [ovation, stalls, cinema, breakfast]

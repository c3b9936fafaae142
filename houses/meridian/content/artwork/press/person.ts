import { bar, disc, moved, oval, type Point, path, shape, stroke } from './draw.ts'
import { type Layer, paint, type Tone } from './layers.ts'
import { type Joint, limb, trunk } from './limb.ts'

export type Mood = 'calm' | 'laughs' | 'sings' | 'asleep'
export type Hair = 'short' | 'bob' | 'bun' | 'long' | 'curls' | 'bald' | 'cap' | 'tail'

/** A person in a scene, about 760 high, standing on 0|0. Every joint can be moved; the others have a relaxed pose. */
export interface Pose {
  head?: Point
  /** In degrees, to the right. */
  tilt?: number
  /** The side to which the nose points. Without it the back of the head is shown, or a face too far away to see. */
  looks?: 'left' | 'right'
  /** For a person near enough to see the face. */
  mood?: Mood
  hair?: Hair
  shoulders?: Point
  hips?: Point
  /** The width of the shoulders. */
  broad?: number
  /** Elbow and hand, of the left and the right arm as the viewer sees them. */
  arms?: [[Point, Point], [Point, Point]]
  /** Knee and foot. */
  legs?: [[Point, Point], [Point, Point]]
  /** From the hips to this height, this wide on both sides, and moved to one side by the wind. */
  skirt?: { to: number; wide: number; drift?: number }
}

export interface Clothes {
  skin: Tone
  hair: Tone
  top: Tone
  /** Trousers or skirt; like the top without it. */
  below?: Tone
  shoes?: Tone
}

const HEAD = 50

function hairOf(kind: Hair): string {
  const cap = path('M-54,6C-62,-100 62,-100 54,6C34,-34 -34,-34 -54,6Z')
  const all: Record<Hair, string> = {
    bald: '',
    short: cap,
    bob: path('M-60,48C-80,-122 80,-122 60,48L36,48C44,0 34,-26 0,-26C-34,-26 -44,0 -36,48Z'),
    long: path('M-60,116C-84,-146 84,-146 60,116L38,104C46,0 34,-26 0,-26C-34,-26 -46,0 -38,104Z'),
    bun: cap + disc(6, -84, 28),
    curls: [-52, -40, -14, 16, 42, 54]
      .map((x, at) => disc(x, [-8, -42, -62, -62, -42, -8][at] ?? 0, 28))
      .join(''),
    cap: path('M-56,-10C-62,-98 62,-98 56,-10Z') + bar(-58, -18, 136, 16),
    tail: cap + limb([40, -40, 20], [86, -14, 18], [96, 66, 6]),
  }
  return all[kind]
}

/** Two eyes and a mouth with few strokes, moved to the side to which the person looks. */
function faceOf(mood: Mood, turn: number): string {
  const at = turn * 16
  const eyes =
    mood === 'calm'
      ? disc(at - 17, 0, 5) + disc(at + 17, 0, 5)
      : stroke(
          `M${at - 25},2q8,${mood === 'asleep' ? 8 : -9} 16,0M${at + 9},2q8,${mood === 'asleep' ? 8 : -9} 16,0`,
          5,
          'round',
        )
  const mouth = {
    calm: stroke(`M${at - 11},32h22`, 5, 'round'),
    asleep: stroke(`M${at - 6},34h12`, 5, 'round'),
    laughs: path(`M${at - 20},24h40a20,20 0 0 1 -40,0Z`),
    sings: oval(at, 32, 9, 13),
  }
  return eyes + mouth[mood] + stroke(`M${at + turn * 4},4l${turn * 7 || 5},16h${turn * -7 || -6}`, 4, 'round')
}

function headOf(
  { head = [0, -676], tilt = 0, looks, mood, hair = 'short' }: Pose,
  clothes: Clothes,
): Layer[] {
  const turn = looks === 'left' ? -1 : looks === 'right' ? 1 : 0
  const nose = turn && !mood ? shape([turn * 40, -16], [turn * 66, 14], [turn * 38, 22]) : ''
  const place = (drawing: string) => moved(`translate(${head[0]} ${head[1]}) rotate(${tilt})`, drawing)
  return [
    paint(clothes.skin, place(oval(0, 0, HEAD, HEAD * 1.22) + nose)),
    ...(mood ? [paint(clothes.skin === 'paper' ? 'night' : 'paper', place(faceOf(mood, turn)))] : []),
    paint(clothes.hair, place(hairOf(hair))),
  ]
}

/** The person as layers, from the rear leg to the hair. */
export function person(
  at: { x: number; y: number; size?: number; flip?: boolean },
  pose: Pose,
  clothes: Clothes,
): Layer[] {
  const [sx, sy] = pose.shoulders ?? [0, -560]
  const [hx, hy] = pose.hips ?? [0, -340]
  const broad = pose.broad ?? 78
  const arms = pose.arms ?? [
    [
      [-112, -430],
      [-104, -300],
    ],
    [
      [112, -430],
      [104, -300],
    ],
  ]
  const legs = pose.legs ?? [
    [
      [-40, -170],
      [-44, 0],
    ],
    [
      [40, -170],
      [44, 0],
    ],
  ]
  const arm = (side: -1 | 1, [elbow, hand]: [Point, Point]): Joint[] => [
    [sx + side * broad, sy, 34],
    [elbow[0], elbow[1], 25],
    [hand[0], hand[1], 18],
  ]
  const leg = (side: -1 | 1, [knee, foot]: [Point, Point]): Joint[] => [
    [hx + side * 34, hy, 46],
    [knee[0], knee[1], 32],
    [foot[0], foot[1] - 16, 18],
  ]
  const below = clothes.below ?? clothes.top
  const shoe = ([, foot]: [Point, Point], side: number) =>
    limb([foot[0], foot[1] - 14, 15], [foot[0] + side * 34, foot[1] - 12, 12])
  const { skirt } = pose
  const [neckX, neckY] = pose.head ?? [0, -676]
  const layers: Layer[] = [
    paint(clothes.shoes ?? 'night', shoe(legs[0], -1), shoe(legs[1], 1)),
    paint(skirt ? clothes.skin : below, limb(...leg(-1, legs[0])), limb(...leg(1, legs[1]))),
    ...(skirt
      ? [
          paint(
            below,
            path(
              `M${hx - 70},${hy - 60}C${hx - 90},${hy + 40} ${hx - skirt.wide + (skirt.drift ?? 0)},${skirt.to - 80} ${hx - skirt.wide + (skirt.drift ?? 0)},${skirt.to}` +
                `Q${hx + (skirt.drift ?? 0)},${skirt.to + 26} ${hx + skirt.wide + (skirt.drift ?? 0)},${skirt.to}C${hx + skirt.wide + (skirt.drift ?? 0)},${skirt.to - 80} ${hx + 90},${hy + 40} ${hx + 70},${hy - 60}Z`,
            ),
          ),
        ]
      : []),
    paint(clothes.skin, limb([sx, sy - 20, 24], [neckX, neckY + 40, 22])),
    paint(
      clothes.top,
      limb(...arm(-1, arms[0])),
      limb(...arm(1, arms[1])),
      trunk([sx - broad, sy, 34], [sx + broad, sy, 34], [hx + 44, hy, 36], [hx - 44, hy, 36]),
    ),
    paint(clothes.skin, ...arms.map(([, hand]) => disc(hand[0], hand[1], 22))),
    ...headOf(pose, clothes),
  ]
  const size = at.size ?? 1
  const transform = `translate(${at.x} ${at.y}) scale(${at.flip ? -size : size} ${size})`
  return layers.map(({ tone, drawing }) => ({ tone, drawing: moved(transform, drawing) }))
}

interface Seat {
  x: number
  y: number
  size?: number
}

type Upper = Pick<Clothes, 'hair' | 'top' | 'skin'>

const SHOULDERS = 'M-190,460C-190,190 -130,116 -40,94Q0,108 40,94C130,116 190,190 190,460Z'
const seated = (seat: Seat, layers: Layer[]): Layer[] =>
  layers.map(({ tone, drawing }) => ({
    tone,
    drawing: moved(`translate(${seat.x} ${seat.y}) scale(${seat.size ?? 1})`, drawing),
  }))

/** A person in the row in front, seen from behind: the back of the head is hair, except for the neck and the ears. */
export function fromBehind(seat: Seat, hair: Hair, clothes: Upper): Layer[] {
  const back = hair === 'bald' ? '' : oval(0, -6, HEAD + 4, HEAD * 1.2) + hairOf(hair)
  return seated(seat, [
    paint(
      clothes.skin,
      limb([0, 50, 26], [0, 96, 30]),
      oval(0, 4, HEAD + 8, 16),
      oval(0, 0, HEAD, HEAD * 1.2),
    ),
    paint(clothes.top, path(SHOULDERS)),
    paint(clothes.hair, back),
  ])
}

/** The same person seen from the stage. */
export function fromTheFront(
  seat: Seat,
  pose: Pick<Pose, 'hair' | 'tilt' | 'looks' | 'mood'>,
  clothes: Upper,
): Layer[] {
  return seated(seat, [
    paint(clothes.top, path(SHOULDERS)),
    paint(clothes.skin, limb([0, 50, 26], [0, 96, 28])),
    ...headOf({ ...pose, head: [0, 0] }, clothes),
  ])
}

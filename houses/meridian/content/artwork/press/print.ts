import sharp, { type Sharp } from 'sharp'
import { chance } from './chance.ts'
import { rgb } from './inks.ts'
import type { PlateMaker } from './plate-maker.ts'

/** One ink and the shapes it prints. */
export interface Plate {
  ink: string
  drawing: string
}

/** A picture as for a printer: paper, and one plate per ink, printed over each other. */
export interface Sheet {
  name: string
  width: number
  height: number
  paper: string
  plates: Plate[]
}

/** The offset of the second and third plate, in pixels. */
const OFF_REGISTER = [
  [0, 0],
  [2, -1],
  [-1, 2],
] as const

/** Prints the sheet: grain in the paper, uneven ink, soft edges, inks that darken where they overlap. */
export async function print(sheet: Sheet, maker: PlateMaker): Promise<Sharp> {
  const { width, height } = sheet
  const random = chance(sheet.name)
  const fibre = await noise(random, width, height, 1.5)
  const cloud = await noise(random, width, height, 26)
  const paper = rgb(sheet.paper)
  const picture = new Float32Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const tone = 1 + 0.012 * fibre(at) + 0.006 * cloud(at)
    for (let channel = 0; channel < 3; channel++) picture[at * 3 + channel] = (paper[channel] ?? 0) * tone
  }
  for (const [order, plate] of sheet.plates.entries()) {
    const pressed = await cover(await maker.develop(plate.drawing, width, height), width, height)
    const speck = await noise(random, width, height, 1.1)
    const body = await noise(random, width, height, 9)
    const through = rgb(plate.ink).map((value, channel) => Math.min(1, value / (paper[channel] ?? 255)))
    const [dx, dy] = OFF_REGISTER[order] ?? [0, 0]
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        const from = clamp(y - dy, height) * width + clamp(x - dx, width)
        const edge = (pressed[from] ?? 255) / 255 + 0.07 * speck(at)
        const wet = 1 - smooth(0.3, 0.7, edge)
        // Ink is never even: it is thinner in clouds and has pinholes.
        const pinhole = speck(at) > 1.7 ? 0.25 * (speck(at) - 1.7) : 0
        const amount = wet * (0.985 - 0.008 * body(at) - pinhole)
        for (let channel = 0; channel < 3; channel++) {
          picture[at * 3 + channel] =
            (picture[at * 3 + channel] ?? 0) * (1 - amount + amount * (through[channel] ?? 0))
        }
      }
    }
  }
  return sharp(
    Uint8Array.from(picture, (value) => Math.min(255, Math.max(0, value + 0.5))),
    {
      raw: { width, height, channels: 3 },
    },
  )
}

/** The plate as bytes, 0 where it prints, with slightly soft edges. */
async function cover(png: Buffer, width: number, height: number): Promise<Uint8Array> {
  return sharp(png).resize(width, height).removeAlpha().greyscale().blur(1).raw().toBuffer()
}

/** A field of random values around 0, most of them between -1 and 1, in grains of the given size. */
export async function noise(
  random: () => number,
  width: number,
  height: number,
  grain: number,
): Promise<(at: number) => number> {
  const columns = Math.ceil(width / grain)
  const rows = Math.ceil(height / grain)
  // The sum of three random numbers is close to a normal distribution.
  const seeds = Uint8Array.from({ length: columns * rows }, () => (random() + random() + random()) * 85)
  const field = await sharp(seeds, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .greyscale()
    .raw()
    .toBuffer()
  return (at) => ((field[at] ?? 127) - 127.5) / 42.5
}

const clamp = (value: number, end: number) => Math.min(end - 1, Math.max(0, value))

function smooth(low: number, high: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return share * share * (3 - 2 * share)
}

import sharp, { type Sharp } from 'sharp'
import { chance } from '../press/chance.ts'
import { type Rgb, rgb } from '../press/inks.ts'
import { noise } from '../press/print.ts'
import type { Crop } from './crops.ts'

/** Crops the photograph, stretches its tones and maps them to paper and inks, with a little grain. */
export async function duotone(photograph: string, crop: Crop): Promise<Sharp> {
  const [width, height] = crop.form
  const original = sharp(photograph)
  const size = await original.metadata()
  const [left, top, share] = crop.from
  const cut = {
    left: Math.round(left * size.width),
    top: Math.round(top * size.height),
    width: Math.round(share * size.width),
    height: Math.round((share * size.width * height) / width),
  }
  cut.height = Math.min(cut.height, size.height - cut.top)
  const tones = await original
    .extract(cut)
    .greyscale()
    .resize(width, height, { kernel: 'lanczos3' })
    .normalise({ lower: 1.5, upper: 98.5 })
    .sharpen({ sigma: 1.4 })
    .raw()
    .toBuffer()
  const grain = await noise(chance(crop.name), width, height, 1.6)
  const inks = crop.tones.map(rgb)
  const picture = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const tone = contrast(((tones[at] ?? 0) / 255 / (crop.white ?? 0.94)) ** (1 / (crop.gamma ?? 1)))
    // Grain is strongest in the middle tones, as on film.
    const light = clamp(tone + grain(at) * 0.06 * (0.3 + 2.6 * tone * (1 - tone)))
    picture.set(between(inks, 1 - light), at * 3)
  }
  return sharp(picture, { raw: { width, height, channels: 3 } })
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** Makes shadows darker and lights brighter. */
function contrast(value: number): number {
  const tone = clamp(value)
  return 0.25 * tone + 0.75 * tone * tone * (3 - 2 * tone)
}

/** The colour at a depth of the scale from bare paper (0) to the last ink (1). */
function between(inks: Rgb[], depth: number): Rgb {
  const step = Math.min(inks.length - 2, Math.floor(depth * (inks.length - 1)))
  const share = depth * (inks.length - 1) - step
  const [light, dark] = [inks[step], inks[step + 1]] as [Rgb, Rgb]
  return light.map((value, channel) => value + ((dark[channel] ?? 0) - value) * share) as Rgb
}

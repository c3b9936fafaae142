import { contrast, type Rgb } from '../../contract/contrast.ts'

/** With the opacity, from 0 to 1. */
export interface Colour extends Rgb {
  a: number
}

/** Pixels of a drawn picture; `data` is as in a canvas. */
export interface Pixels {
  data: ArrayLike<number>
  width: number
  height: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The colour that results from a colour over an opaque one. */
export function over(top: Colour, below: Colour): Colour {
  const mixed = (one: number, other: number) => one * top.a + other * (1 - top.a)
  return { r: mixed(top.r, below.r), g: mixed(top.g, below.g), b: mixed(top.b, below.b), a: 1 }
}

/** WCAG 2.2, 1.4.3: large text, which is 24 px or bold and 18.66 px, needs less. */
export function neededContrast(fontSize: number, fontWeight: number): number {
  const isLarge = fontSize >= 24 || (fontWeight >= 700 && fontSize >= 18.66)
  return isLarge ? 3 : 4.5
}

/**
 * The contrast of text with the part of the picture behind it where it is worst. A part is about as large as a letter:
 * one light pixel makes no letter unreadable, a light area does. `between` are the layers between picture and text,
 * from below.
 */
export function worstContrast(
  words: { colour: Colour; boxes: Box[]; letter: number },
  picture: Pixels,
  between: Colour[],
): number {
  let worst = 21
  const size = Math.max(1, Math.round(words.letter))
  for (const box of words.boxes) {
    const [right, bottom] = [
      Math.min(picture.width, box.x + box.width),
      Math.min(picture.height, box.y + box.height),
    ]
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += size) {
      for (let x = Math.max(0, Math.floor(box.x)); x < right; x += size) {
        const part = { x, y, width: Math.min(size, right - x), height: Math.min(size, bottom - y) }
        const ground = between.reduce((below, top) => over(top, below), meanColour(picture, part))
        worst = Math.min(worst, contrast(over(words.colour, ground), ground))
      }
    }
  }
  return worst
}

const WHITE: Colour = { r: 255, g: 255, b: 255, a: 1 }

/** Behind transparent parts of a picture, white is assumed. */
function meanColour({ data, width }: Pixels, part: Box): Colour {
  const sum = { r: 0, g: 0, b: 0 }
  let count = 0
  for (let y = part.y; y < part.y + part.height; y++) {
    for (let x = part.x; x < part.x + part.width; x++) {
      const at = (y * width + x) * 4
      const [r = 0, g = 0, b = 0, alpha = 255] = [data[at], data[at + 1], data[at + 2], data[at + 3]]
      const seen = over({ r, g, b, a: alpha / 255 }, WHITE)
      sum.r += seen.r
      sum.g += seen.g
      sum.b += seen.b
      count++
    }
  }
  return { r: sum.r / count, g: sum.g / count, b: sum.b / count, a: 1 }
}

/**
 * The area of its box in which a picture is drawn, by `object-fit` and `object-position`; what is outside the box is
 * clipped.
 */
export function drawnBox(
  natural: { width: number; height: number },
  box: { width: number; height: number },
  fit: string,
  position: [number, number],
): Box {
  const [across, down] = [box.width / natural.width, box.height / natural.height]
  const whole = Math.min(across, down)
  const scales: Record<string, [number, number]> = {
    fill: [across, down],
    cover: [Math.max(across, down), Math.max(across, down)],
    contain: [whole, whole],
    none: [1, 1],
    'scale-down': [Math.min(1, whole), Math.min(1, whole)],
  }
  const [wide, high] = scales[fit] ?? [across, down]
  const [width, height] = [natural.width * wide, natural.height * high]
  return { width, height, x: (box.width - width) * position[0], y: (box.height - height) * position[1] }
}

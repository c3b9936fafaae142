/** Red, green and blue from 0 to 255. */
export interface Rgb {
  r: number
  g: number
  b: number
}

/** The parts of `#fff` or `#1a2b3c`; null for anything else. */
export function readHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const digits = short
    ? short.slice(1).map((digit) => digit + digit)
    : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)?.slice(1)
  if (!digits) return null
  const [r = 0, g = 0, b = 0] = digits.map((part) => Number.parseInt(part, 16))
  return { r, g, b }
}

/** WCAG 2.2, relative luminance. */
function luminance({ r, g, b }: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** WCAG 2.2, contrast ratio: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, 1.4.3: text of normal size. */
export const AA = 4.5

/** The colour nearest to `figure` that can be read on `ground`: mixed with black or white, as little as is needed. */
export function readableOn(ground: Rgb, figure: Rgb, least = AA): string {
  for (let share = 0; share <= 100; share++) {
    const found = [0, 255]
      .map((end) => mixed(figure, end, share / 100))
      .find((one) => contrast(one, ground) >= least)
    if (found) return hexOf(found)
  }
  return '#000000'
}

function mixed({ r, g, b }: Rgb, end: number, share: number): Rgb {
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) => Math.round(value + (end - value) * share))
  return { r: red, g: green, b: blue }
}

function hexOf({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

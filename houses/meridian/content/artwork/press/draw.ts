/**
 * The basic shapes of all drawings: the line, the disc, and a few shapes made of them. A shape has the colour of its group: black
 * prints, white leaves the paper bare.
 */
export type Point = [x: number, y: number]

const round = (value: number) => Math.round(value * 100) / 100
const list = (points: Point[]) => points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')

export const disc = (x: number, y: number, r: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="currentColor"/>`

export const ring = (x: number, y: number, r: number, weight: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="currentColor" stroke-width="${weight}"/>`

export const oval = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="currentColor"/>`

export const line = (from: Point, to: Point, weight: number) =>
  stroke(`M${list([from])}L${list([to])}`, weight)

export const stroke = (d: string, weight: number, ends: 'butt' | 'round' = 'butt') =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${weight}" stroke-linecap="${ends}" stroke-linejoin="round"/>`

export const bar = (x: number, y: number, width: number, height: number) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="currentColor"/>`

export const shape = (...points: Point[]) => `<polygon points="${list(points)}" fill="currentColor"/>`

export const path = (d: string) => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`

/** Half of a disc; its flat side faces `flat`. */
export function halfDisc(x: number, y: number, r: number, flat: 'up' | 'down' | 'left' | 'right'): string {
  const turn = { down: 0, left: 90, up: 180, right: 270 }[flat]
  return moved(`translate(${round(x)} ${round(y)}) rotate(${turn})`, path(`M${-r},0A${r},${r} 0 0 1 ${r},0Z`))
}

/** A sine drawn as one line. */
export function wave(from: number, to: number, y: (x: number) => number, weight: number): string {
  const points: Point[] = []
  for (let x = from; x <= to; x += 8) points.push([x, y(x)])
  return stroke(`M${points.map((point) => list([point])).join('L')}`, weight)
}

/** A tone made of horizontal lines; `weight` may change from top to bottom. */
export function lines(
  [x, y]: Point,
  [width, height]: [number, number],
  pitch: number,
  weight: number | ((share: number) => number),
): string {
  const rows = Math.floor(height / pitch)
  return Array.from({ length: rows }, (_, row) => {
    const thick = typeof weight === 'number' ? weight : weight(row / Math.max(1, rows - 1))
    return bar(x, y + row * pitch + (pitch - thick) / 2, width, thick)
  }).join('')
}

export const moved = (transform: string, ...shapes: string[]) =>
  `<g transform="${transform}">${shapes.join('')}</g>`

/** Shapes that are left bare instead of printed. */
export const bare = (...shapes: string[]) => `<g color="#fff">${shapes.join('')}</g>`

/** Inside a bare group: shapes that print again. */
export const inked = (...shapes: string[]) => `<g color="#000">${shapes.join('')}</g>`

let windows = 0
/** Shows only what is inside `outline`. */
export function within(outline: string, ...shapes: string[]): string {
  const id = `w${windows++}`
  const mask = `<mask id="${id}" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="6000" height="6000">`
  return `${mask}<g color="#fff">${outline}</g></mask><g mask="url(#${id})">${shapes.join('')}</g>`
}

/** Cuts a picture into horizontal strips and moves each to the side, like a reflection in water. */
export function sliced(
  [x, y]: Point,
  [width, height]: [number, number],
  strip: { pitch: number; gap: number; push: (row: number) => number },
  ...shapes: string[]
): string {
  const rows = Math.ceil(height / strip.pitch)
  return Array.from({ length: rows }, (_, row) =>
    moved(
      `translate(${round(strip.push(row))} 0)`,
      within(bar(x, y + row * strip.pitch, width, strip.pitch - strip.gap), ...shapes),
    ),
  ).join('')
}

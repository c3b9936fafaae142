/** The colours of the house. The signal red is reserved for tickets and never printed. */
export const CREAM = '#f5eedd'
export const SAND = '#ebe0c6'
export const GREEN = '#10261d'
export const BLUE = '#1d36c9'
export const INK = '#0d1813'

export type Rgb = [number, number, number]

export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb

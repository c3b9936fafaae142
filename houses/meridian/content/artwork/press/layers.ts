import { bare, inked } from './draw.ts'
import { BLUE, GREEN } from './inks.ts'
import type { Plate } from './print.ts'

/** What the two inks make of the paper: bare, one of them, or both over each other. */
export type Tone = 'paper' | 'blue' | 'green' | 'night'

/** A shape that is painted over those before it. */
export interface Layer {
  tone: Tone
  drawing: string
}

export const paint = (tone: Tone, ...shapes: string[]): Layer => ({ tone, drawing: shapes.join('') })

const BLUE_PRINTS: Tone[] = ['blue', 'night']
const GREEN_PRINTS: Tone[] = ['green', 'night']

/** Converts a picture painted in layers to one plate per ink: an upper layer leaves the lower ones bare where it covers them. */
export function platesOf(layers: Layer[]): Plate[] {
  const plate = (ink: string, prints: Tone[]): Plate => ({
    ink,
    drawing: layers
      .map(({ tone, drawing }) => (prints.includes(tone) ? inked(drawing) : bare(drawing)))
      .join(''),
  })
  return [plate(GREEN, GREEN_PRINTS), plate(BLUE, BLUE_PRINTS)]
}

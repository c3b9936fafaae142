import { z } from 'zod'

const MAX_ID = 2_147_483_647

/** A whole number that may arrive as text, as every query value does. */
function wholeNumber({ min = 0, max = MAX_ID }: { min?: number; max?: number } = {}) {
  const inRange = (value: number) => value >= min && value <= max
  return z.union([
    z.int().refine(inRange),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number)
      .refine(inRange),
  ])
}

/** The key of a row. */
export const id = wholeNumber({ min: 1 })

import { z } from 'zod'
import { wholeNumber } from './params.ts'

/** Parameters of paged answers: `page` from 1, `page_size` 10 by default, 100 at most (3-readings, Calls). */
export const pageParams = {
  page: wholeNumber({ min: 1, max: 1_000_000 }).default(1),
  page_size: wholeNumber({ min: 1, max: 100 }).default(10),
}

export interface Paged<T> {
  count: number
  next: string | null
  previous: string | null
  results: T[]
}

/** A paged answer (2 §3 Paginated list response). */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  })
}

/** The answer of every list that is not paged. */
export function listed<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item) })
}

import { z } from 'zod'

/** The largest key that a row can have. */
export const MAX_ID = 2_147_483_647

/** A whole number that may be a text, as in a query. */
export function wholeNumber({ min = 0, max = MAX_ID }: { min?: number; max?: number } = {}) {
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

/** Years that databases and calendars support, with room for the day after. */
const IN_CALENDARS = /^[12]/

/** A day as people type it in an address, `DD-MM-YYYY`, or as programs do, `YYYY-MM-DD` (1 §5). */
export const day = z.string().transform((text, context): string => {
  const iso = text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1')
  const parsed = z.iso.date().safeParse(iso)
  if (parsed.success && IN_CALENDARS.test(iso)) return iso
  context.issues.push({ code: 'invalid_format', format: 'date', input: text })
  return z.NEVER
})

/** One value, or several of which any may match. */
export type OneOrMore<T> = T | T[]

/** A limit, because each set of values is a stored answer of its own. */
const MOST_VALUES = 20

/** A filter that may be repeated: `?tag=7&tag=10` means both tags. The order of values does not matter. */
export function oneOrMore<S extends z.ZodType<number>>(schema: S) {
  const several = z
    .array(schema)
    .max(MOST_VALUES)
    .transform((values): OneOrMore<number> => {
      const sorted = [...new Set(values)].sort((one, other) => one - other)
      return sorted.length === 1 ? (sorted[0] as number) : sorted
    })
  return z.preprocess((value) => {
    if (!Array.isArray(value)) return value === '' ? undefined : value
    const given = value.filter((item) => item !== '')
    return given.length === 0 ? undefined : given
  }, z.union([schema, several]).optional())
}

/** A filter that may be empty: plain forms send an empty value, which means no filter (2 §3 Event filter state). */
export function optional<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
}

/** Named, because a declaration cannot say how a list of words becomes its type. */
type Words<Word extends string> = z.ZodPreprocess<z.ZodOptional<z.ZodType<Word[]>>>

/** One word of a list, or several of which any may match. Always in the same order, so that equal filters are equal. */
export function someOf<const W extends readonly string[]>(words: W): Words<W[number]> {
  const word = z.enum(words as unknown as [W[number], ...W[number][]])
  const several = z
    .array(word)
    .max(MOST_VALUES)
    .transform((values) => words.filter((known): known is W[number] => values.includes(known)))
  const alone = word.transform((value): W[number][] => [value])
  return z.preprocess((value) => {
    if (!Array.isArray(value)) return value === '' ? undefined : value
    const given = value.filter((item) => item !== '')
    return given.length === 0 ? undefined : given
  }, z.union([alone, several]).optional())
}

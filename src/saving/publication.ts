import { berlinTime } from '../platform/time/berlin.ts'

/** The day of an item that nobody gave one: visitors may see it from the beginning. */
export const ALWAYS = berlinTime(new Date(0))

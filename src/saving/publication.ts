import { boolean, dateTime } from '../fields/kinds.ts'
import { berlinTime } from '../platform/time/berlin.ts'

/** The day of an item that nobody gave one: visitors may see it from the beginning. */
export const ALWAYS = berlinTime(new Date(0))

/** Whether visitors may see an item: switched on, and its day has come. */
export const publicationFields = { is_online: boolean(true), published_at: dateTime() }

export function published<V extends { published_at: string | null }>(values: V): V {
  return { ...values, published_at: values.published_at ?? ALWAYS }
}

import { boolean, dateTime } from '../fields/kinds.ts'
import { houseTime } from '../platform/time/house-clock.ts'

/** The publication date of an item for which no editor has set one: it is visible at once. */
export const ALWAYS = houseTime(new Date(0))

/** Whether visitors may see an item: it is switched on, and its date has come. */
export const publicationFields = { is_online: boolean(true), published_at: dateTime() }

export function published<V extends { published_at: string | null }>(values: V): V {
  return { ...values, published_at: values.published_at ?? ALWAYS }
}

import type { Weekday } from '../calendar.ts'
import type { OccasionKey } from '../occasions/occasions.ts'
import type { ProductionKey } from '../productions/productions.ts'
import type { EventTagKey } from '../vocabulary.ts'

/** The state of an event's sale, where it is not normal. */
export type Standing = 'cancelled' | 'moved' | 'sold_out' | 'few_left'

/** What is special about an event: its state, its tags, or that it is part of the festival. */
export type Mark = Standing | EventTagKey | 'festival'

export type Slot = [day: Weekday, time: string, what: ProductionKey | OccasionKey, ...marks: Mark[]]

/** The programme by weeks; week 0 is the one in which the demo is made. */
export type Plan = Record<number, Slot[]>

import type { Weekday } from '../calendar.ts'
import type { OccasionKey } from '../occasions/occasions.ts'
import type { ProductionKey } from '../productions/productions.ts'
import type { EventTagKey } from '../vocabulary.ts'

/** How an evening stands with its tickets, where it is not simply on. */
export type Standing = 'cancelled' | 'moved' | 'sold_out' | 'few_left'

/** What is particular about an evening: how it stands, what it is tagged with, or that it is part of the festival. */
export type Mark = Standing | EventTagKey | 'festival'

export type Slot = [day: Weekday, time: string, what: ProductionKey | OccasionKey, ...marks: Mark[]]

/** The programme of a week; week 0 is the one in which the demo is made. */
export type Plan = Record<number, Slot[]>

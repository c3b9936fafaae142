import { lastMonth } from './last-month.ts'
import { later } from './later.ts'
import { nextWeeks } from './next-weeks.ts'
import type { Plan } from './plan.ts'
import { thisMonth } from './this-month.ts'
import { weeksAhead } from './weeks-ahead.ts'

/** What is on, week by week. */
export const plan: Plan = { ...lastMonth, ...thisMonth, ...nextWeeks, ...weeksAhead, ...later }

/** The weeks the plan covers: the first, and how many. After them a larger house begins again. */
export const FIRST_WEEK = -4
export const WEEKS = 39

/** How many first Sundays the plan's weeks hold at least, and so how many open workshops there are. */
export const OPEN_WORKSHOPS = 8

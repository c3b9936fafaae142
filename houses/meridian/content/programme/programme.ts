import { lastMonth } from './last-month.ts'
import { later } from './later.ts'
import { nextWeeks } from './next-weeks.ts'
import type { Plan } from './plan.ts'
import { thisMonth } from './this-month.ts'
import { weeksAhead } from './weeks-ahead.ts'

/** The programme, week by week. */
export const plan: Plan = { ...lastMonth, ...thisMonth, ...nextWeeks, ...weeksAhead, ...later }

/** The weeks of the plan: the first one, and their number. After them the plan is repeated. */
export const FIRST_WEEK = -4
export const WEEKS = 39

/** The smallest number of first Sundays in the plan's weeks, and so of open workshops. */
export const OPEN_WORKSHOPS = 8

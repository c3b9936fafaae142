import type { EventSummary } from '../contract.ts'

const DAY = 86_400_000

/** Whether it lasts for days, such as an exhibition. */
export function isLong({ date_start, date_end }: EventSummary): boolean {
  return new Date(date_end).getTime() - new Date(date_start).getTime() > DAY
}

/** Whether it began before the day under which it is listed. Both are days of the house, so their texts can be compared. */
export function isRunning({ date_start, day }: EventSummary): boolean {
  return date_start.slice(0, 10) < day
}

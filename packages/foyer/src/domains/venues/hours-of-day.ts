import {
  addDays,
  houseDay,
  houseInstant,
  nextHouseMidnight,
  weekdayOf,
} from '../../platform/time/house-clock.ts'

/** From one local time to another; an end that is not after its beginning is on the next day. */
interface Times {
  timeFrom: string
  timeTo: string
}

export interface WeeklyHours extends Times {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
}

export interface HoursException {
  dateFrom: string
  dateTo: string
  timeFrom: string | null
  timeTo: string | null
  closed: boolean
}

interface HoursOfDay<E> {
  day: string
  weekly: Times[]
  exceptions: (E | Times)[]
  /** The next moment at which any of this changes. */
  until: Date
}

const MIDNIGHT = '00:00:00'

/**
 * The hours of the day of an instant at the house. A night belongs to the day it began: hours of yesterday that end after
 * midnight are continued as an entry from midnight to their end, even on a day that is closed or has other times. That
 * entry is added to whichever of the two lists is valid today, so that a reader of that list is right at any minute.
 */
export function hoursOfDay<E extends HoursException>(
  now: Date,
  weekly: WeeklyHours[],
  exceptions: E[],
): HoursOfDay<E> {
  const day = houseDay(now)
  const yesterday = addDays(day, -1)
  const leftOver = timesOn(yesterday, weekly, exceptions)
    .filter((times) => endsTomorrow(times))
    .map(({ timeTo }) => ({ timeFrom: MIDNIGHT, timeTo, end: houseInstant(day, timeTo) }))
    .filter(({ end }) => now < end)
  const ends = leftOver.map(({ end }) => end.getTime())
  const ofToday = exceptions.filter((exception) => holdsOn(day, exception))
  const goingOn: Times[] = leftOver.map(({ timeFrom, timeTo }) => ({ timeFrom, timeTo }))
  const isReplaced = ofToday.some(replacesWeekly)
  return {
    day,
    weekly: [...(isReplaced ? [] : goingOn), ...weeklyOn(day, weekly)],
    exceptions: [...(isReplaced ? goingOn : []), ...ofToday],
    until: new Date(Math.min(nextHouseMidnight(now).getTime(), ...ends)),
  }
}

/** The times of a day: those of its exceptions if there are any, otherwise the weekly ones. */
function timesOn(day: string, weekly: WeeklyHours[], exceptions: HoursException[]): Times[] {
  const replacing = exceptions.filter((exception) => holdsOn(day, exception) && replacesWeekly(exception))
  if (replacing.length === 0) return weeklyOn(day, weekly)
  return replacing.flatMap(({ closed, timeFrom, timeTo }) =>
    !closed && timeFrom !== null && timeTo !== null ? [{ timeFrom, timeTo }] : [],
  )
}

function weeklyOn(day: string, weekly: WeeklyHours[]): WeeklyHours[] {
  return weekly.filter(({ weekday }) => weekday === weekdayOf(day))
}

function holdsOn(day: string, { dateFrom, dateTo }: HoursException): boolean {
  return dateFrom <= day && day <= dateTo
}

/** An exception may only contain a text; the weekly hours are then still valid. */
function replacesWeekly({ closed, timeFrom, timeTo }: HoursException): boolean {
  return closed || timeFrom !== null || timeTo !== null
}

function endsTomorrow({ timeFrom, timeTo }: Times): boolean {
  return timeTo <= timeFrom
}

import {
  addDays,
  berlinDay,
  berlinInstant,
  nextBerlinMidnight,
  weekdayOf,
} from '../../platform/time/berlin.ts'

/** From one wall clock time to another; an end that is not after its beginning lies on the next day. */
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
  /** The next moment at which any of this changes by itself. */
  until: Date
}

const MIDNIGHT = '00:00:00'

/**
 * What holds on the day of an instant in Berlin. A night belongs to the day it began on: what was opened yesterday and
 * ends after midnight goes on, as an entry from midnight to its end, until that end, even into a day that is closed or
 * has other times. It is given with whichever of the two lists counts today, so that a reader who looks at that list and
 * at its clock is right at any minute.
 */
export function hoursOfDay<E extends HoursException>(
  now: Date,
  weekly: WeeklyHours[],
  exceptions: E[],
): HoursOfDay<E> {
  const day = berlinDay(now)
  const yesterday = addDays(day, -1)
  const leftOver = timesOn(yesterday, weekly, exceptions)
    .filter((times) => endsTomorrow(times))
    .map(({ timeTo }) => ({ timeFrom: MIDNIGHT, timeTo, end: berlinInstant(day, timeTo) }))
    .filter(({ end }) => now < end)
  const ends = leftOver.map(({ end }) => end.getTime())
  const ofToday = exceptions.filter((exception) => holdsOn(day, exception))
  const goingOn: Times[] = leftOver.map(({ timeFrom, timeTo }) => ({ timeFrom, timeTo }))
  const isReplaced = ofToday.some(replacesWeekly)
  return {
    day,
    weekly: [...(isReplaced ? [] : goingOn), ...weeklyOn(day, weekly)],
    exceptions: [...(isReplaced ? goingOn : []), ...ofToday],
    until: new Date(Math.min(nextBerlinMidnight(now).getTime(), ...ends)),
  }
}

/** The times that count on a day: those of its exceptions where there are any, else the weekly ones. */
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

/** An exception may say no more than where to look instead; the weekly hours then hold all the same. */
function replacesWeekly({ closed, timeFrom, timeTo }: HoursException): boolean {
  return closed || timeFrom !== null || timeTo !== null
}

function endsTomorrow({ timeFrom, timeTo }: Times): boolean {
  return timeTo <= timeFrom
}

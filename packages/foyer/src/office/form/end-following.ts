import { dayAfter, daysBetween } from './series-dates.ts'

const USUAL_MINUTES = 120
const DAY_MINUTES = 24 * 60

/**
 * The new end of an event after its beginning was moved: its length stays, or is two hours if it had no end. In local
 * time; null if nothing follows.
 */
export function endFollowing(start: unknown, end: unknown, next: unknown): string | null {
  const begins = clockOf(next)
  if (!begins) return null
  const [before, ended] = [clockOf(start), clockOf(end)]
  if (ended && !before) return null
  const length = before && ended ? minutesBetween(before, ended) : USUAL_MINUTES
  if (length < 0) return null
  const minutes = begins.minutes + length
  const day = dayAfter(begins.day, Math.floor(minutes / DAY_MINUTES))
  const [hour, minute] = [Math.floor((minutes % DAY_MINUTES) / 60), minutes % 60]
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

interface Clock {
  day: string
  minutes: number
}

function clockOf(moment: unknown): Clock | null {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(String(moment ?? '')) ?? []
  // While a year is typed, its first digits are already a valid year.
  return day && day >= '1900' ? { day, minutes: Number(hour) * 60 + Number(minute) } : null
}

function minutesBetween(from: Clock, to: Clock): number {
  return daysBetween(from.day, to.day) * DAY_MINUTES + to.minutes - from.minutes
}

import type { Locale } from '../../../../contract/locale.ts'
import { href } from '../../../../contract/routes.ts'
import { EVENT_KEYS, writeQuery } from '../filter/query.ts'
import type { ProgrammeQuery } from './programme-data.ts'

/** The filtered programme as a file for calendars: the address of the programme with `.ics`. */
export function calendarFileAt(locale: Locale, query: ProgrammeQuery): string {
  return `${href('events', locale)}.ics${writeQuery({ ...query, page: 1 }, EVENT_KEYS)}`
}

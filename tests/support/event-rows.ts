import { events } from '../../src/domains/events/tables.ts'
import { getTableColumns } from '../../src/platform/database/drizzle.ts'

/** The columns that only the page of an event reads. */
const OF_ITS_PAGE = [
  ...['importantInfo', 'description', 'works', 'sponsors', 'promoter', 'videoUrl', 'videoImageId'],
]
const NOTHING = { de: '', en: '' }
const at = (hour: string) => `2026-03-10T${hour}:00:00Z`

const EVENT = {
  ...{ id: 1, status: 'scheduled', ticketUrl: '', prices: [], seatGroups: [], accessFeatures: [] },
  ...{ eventType: NOTHING, title: NOTHING, subtitle: NOTHING, language: NOTHING, surtitles: NOTHING },
  ...{ ageAdvice: NOTHING, dateStart: at('18'), dateEnd: at('20'), day: '2026-03-10', lastDay: '2026-03-10' },
  ...{ isOnline: true, publishedAt: '2026-01-01T00:00:00Z' },
}

/** The row of an event without room and production, with its columns in the order of the programme's query. */
export function eventRow(values: Record<string, unknown>): unknown[] {
  const known: Record<string, unknown> = { ...EVENT, ...values }
  const own = Object.keys(getTableColumns(events)).filter((name) => !OF_ITS_PAGE.includes(name))
  const named = { room: 2, venue: 4, production: 11, series: 4, parent: 3, genre: 2, type: 2 }
  const nothing = Object.values(named).reduce((sum, columns) => sum + columns, 0)
  return [...own.map((name) => known[name] ?? null), ...Array(nothing).fill(null)]
}

import { PROGRAMME_ROW } from '../../packages/foyer/src/domains/events/summaries.ts'

const NOTHING = { de: '', en: '' }
const at = (hour: string) => `2026-03-10T${hour}:00:00Z`

const EVENT = {
  ...{ id: 1, status: 'scheduled', ticketUrl: '', prices: [], seatGroups: [], accessFeatures: [] },
  ...{ eventType: NOTHING, title: NOTHING, subtitle: NOTHING, language: NOTHING, surtitles: NOTHING },
  ...{ ageAdvice: NOTHING, dateStart: at('18'), dateEnd: at('20'), day: '2026-03-10', lastDay: '2026-03-10' },
  ...{ accessMissing: [], setting: 'indoors' },
  ...{ isOnline: true, publishedAt: '2026-01-01T00:00:00Z' },
}

/** The row of an event without room and production, with its columns in the order of the programme's query. */
export function eventRow(values: Record<string, unknown>): unknown[] {
  const known: Record<string, unknown> = { ...EVENT, ...values }
  const { event, ...joined } = PROGRAMME_ROW
  const own = Object.keys(event).map((name) => known[name] ?? null)
  return [...own, ...Object.values(joined).flatMap((columns) => Object.keys(columns).map(() => null))]
}

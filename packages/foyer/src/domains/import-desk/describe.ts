import { inLanguage } from '../../contract/in-language.ts'
import type { Locale } from '../../contract/locale.ts'
import { formatPrice, USUAL_PRICES } from '../../contract/prices.ts'
import type { Db } from '../../platform/database/database.ts'
import { rooms } from '../venues/tables.ts'
import type { FindingAnswer } from './contract.ts'
import type { EventStatus, FeedEvent, RowProblem } from './feed-event.ts'
import type { FieldChange, GivenField, Plan } from './plan.ts'
import { strings } from './strings.ts'

export type RoomNames = Map<number, string>

export async function roomNames(db: Db, locale: Locale): Promise<RoomNames> {
  const rows = await db.select({ id: rooms.id, name: rooms.name }).from(rooms)
  return new Map(rows.map(({ id, name }) => [id, inLanguage(name, locale)]))
}

interface Finding {
  id: number | null
  feed: FeedEvent
  plan: Plan
  eventId: number | null
}

/** A finding as text, for the editor who decides. */
export function describeFinding(
  { id, feed, plan, eventId }: Finding,
  names: RoomNames,
  locale: Locale,
  problems: RowProblem[] = [],
): FindingAnswer {
  return {
    id,
    foreign_id: feed.foreign_id,
    kind: plan.kind,
    title: feed.title,
    when: `${germanDay(feed.day)} ${feed.time_start}`,
    place: feed.place,
    event: eventId,
    changes: plan.changes.map((change) => inWords(change, names, locale)),
    problems: problems.map((problem) => strings[problem][locale]),
  }
}

function inWords({ field, from, to, isKept }: FieldChange, names: RoomNames, locale: Locale) {
  const words = (value: FieldChange['from']) => valueInWords(field, value, names, locale)
  return { label: strings[field][locale], from: words(from), to: words(to), is_kept: isKept }
}

function valueInWords(
  field: GivenField,
  value: FieldChange['from'],
  names: RoomNames,
  locale: Locale,
): string {
  if (value === null || value === '') return '–'
  if (field === 'room') return names.get(Number(value)) ?? `#${value}`
  if (field === 'status') return strings[value as EventStatus][locale]
  if (field === 'price') return formatPrice(String(value), USUAL_PRICES, locale)
  if (field === 'title') return String(value)
  const [day = '', time = ''] = String(value).split('T')
  return `${germanDay(day)} ${time.slice(0, 5)}`
}

const germanDay = (day: string) => day.split('-').reverse().join('.')

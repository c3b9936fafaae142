import type { ResourceDescription } from '../../fields/description.ts'
import type { Item, OfficeCalls, Values } from '../calls.ts'
import { resourceName } from '../use-office.ts'
import { copiedValues } from './copied-values.ts'
import { dayAfter, daysBetween, onDay } from './series-dates.ts'

/** The events of a production, and the field that refers to it. */
export interface Evenings {
  resource: ResourceDescription
  field: string
}

/** The resource whose items are events of such an item and use its name. */
export function eveningsOf(
  resources: ResourceDescription[],
  resource: ResourceDescription,
): Evenings | undefined {
  const own = resourceName(resource)
  const found = resources.find(
    ({ lent_by, begins, fields }) =>
      begins !== null && fields.some(({ name, of }) => name === lent_by && of === own),
  )
  return found?.lent_by ? { resource: found, field: found.lent_by } : undefined
}

/** The limit of one call, and more events than a production has in a season. */
const MOST = 100

export async function readEvenings(
  calls: OfficeCalls,
  { resource, field }: Evenings,
  id: number,
): Promise<Item[]> {
  const { results } = await calls.list(resource, { [field]: id, page_size: MOST })
  return results
}

/** The same events on other days: the first on the given day, the others at the same distance from it. */
export function shiftedEvenings(evenings: Item[], firstDay: string): Values[] {
  const [first] = evenings.map(({ date_start }) => String(date_start).slice(0, 10)).toSorted()
  if (!first) return []
  const days = daysBetween(first, firstDay)
  return evenings.map(({ date_start, date_end }) => {
    const [start, end] = [String(date_start), String(date_end)]
    return onDay(start, end, dayAfter(start.slice(0, 10), days))
  })
}

/** Adds the copy, then its events, all offline; reports progress. Returns the id of the copy. */
export async function copyWhole(
  calls: OfficeCalls,
  { resource, item, evenings, dates, firstDay }: WholeCopy,
  onProgress: (done: number) => void,
): Promise<number> {
  const { id } = await calls.add(resource, copiedValues(resource, item), item.id)
  const moments = shiftedEvenings(dates, firstDay)
  for (const [index, evening] of dates.entries()) {
    // A new event takes place, even if the old one was cancelled.
    const values = { ...copiedValues(evenings.resource, evening), status: 'scheduled' }
    const own = { ...values, ...moments[index], [evenings.field]: id }
    await calls.add(evenings.resource, own, evening.id)
    onProgress(index + 1)
  }
  return id
}

interface WholeCopy {
  resource: ResourceDescription
  item: Item
  evenings: Evenings
  dates: Item[]
  firstDay: string
}

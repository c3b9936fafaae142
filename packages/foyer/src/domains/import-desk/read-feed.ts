import { readCsv } from '../../contract/csv.ts'
import type { ListedEvent } from '../../contract/listed-event.ts'
import { FEED_FIELDS, type FeedField, type RawEvent, type ReadRow, readRow } from './feed-event.ts'
import { type Element, readXml } from './read-xml.ts'
import { UnreadableFeed } from './unreadable-feed.ts'

/** More events than a programme has; a longer file is no export of events. */
const MAX_ROWS = 5000

/** The names that ticketing systems use for fields, besides those set for a source. */
const USUAL_NAMES: Record<FeedField, string> = {
  id: 'id event_id eventid performance_id nr nummer number key vorstellungsnr veranstaltungsnr',
  date: 'date day datum tag start_date startdate begin_date',
  time: 'time start begin beginn uhrzeit start_time starttime time_start zeit',
  end: 'end ende end_time endtime time_end bis',
  title: 'title titel name veranstaltung bezeichnung event_name',
  place: 'place room ort raum saal venue location spielstaette spielstätte',
  price: 'price preis price_from ab_preis preis_ab',
  capacity: 'capacity kapazitaet kapazität plaetze plätze seats',
  free: 'free available frei freie_plaetze freie_plätze free_seats seats_free verfuegbar verfügbar',
  status: 'status state zustand stand',
}
const EVENT_ELEMENTS = new Set('event veranstaltung vorstellung performance termin show item'.split(' '))

type OwnNames = { field: string; name: string }[]

export function readFeed(format: 'xml' | 'csv', text: string, own: OwnNames = []): ReadRow[] {
  const fieldOf = fieldNamed(own)
  return readRows(format === 'xml' ? xmlRows(text, fieldOf) : csvRows(text, fieldOf))
}

/** The programme of the ticket shop itself, which needs no names for its fields. */
export function readProgramme(listed: ListedEvent[]): ReadRow[] {
  const word = (value: string | number | null) => (value === null ? {} : { value: String(value) }).value
  return readRows(
    listed.map(({ key, title, begins, ends, place, isCancelled, ...numbers }) => {
      const raw: RawEvent = { id: key, title, date: begins, place }
      const [end, price] = [word(ends), word(numbers.price)]
      const [capacity, free] = [word(numbers.capacity), word(numbers.free)]
      return {
        ...raw,
        ...(end !== undefined && { end }),
        ...(price !== undefined && { price }),
        ...(capacity !== undefined && { capacity }),
        ...(free !== undefined && { free }),
        ...(isCancelled && { status: 'cancelled' }),
      }
    }),
  )
}

function readRows(rows: RawEvent[]): ReadRow[] {
  if (rows.length === 0) throw new UnreadableFeed('noEvents')
  if (rows.length > MAX_ROWS) throw new UnreadableFeed('tooMany')
  const seen = new Set<string>()
  return rows.map((raw) => {
    const row = readRow(raw)
    const id = row.event?.foreign_id
    if (id === undefined) return row
    // It is unknown which of the two is right.
    if (seen.has(id)) return { event: null, raw, problems: ['twice'] }
    seen.add(id)
    return row
  })
}

function fieldNamed(own: OwnNames): (name: string) => FeedField | undefined {
  const fields = new Map<string, FeedField>()
  for (const field of FEED_FIELDS) {
    for (const name of USUAL_NAMES[field].split(' ')) fields.set(name, field)
  }
  for (const { field, name } of own) fields.set(folded(name), field as FeedField)
  return (name) => fields.get(folded(name))
}

const folded = (name: string) => name.trim().toLowerCase().replace(/[\s-]/g, '_')

function csvRows(text: string, fieldOf: (name: string) => FeedField | undefined): RawEvent[] {
  const lines = readCsv(text)
  if (!lines) throw new UnreadableFeed('notCsv')
  const [head = [], ...rows] = lines
  const fields = head.map(fieldOf)
  return rows.map((cells) => {
    const raw: RawEvent = {}
    for (const [index, cell] of cells.entries()) {
      const field = fields[index]
      if (field && raw[field] === undefined && cell.trim()) raw[field] = cell
    }
    return raw
  })
}

/** In XML an event is an element, and its fields are elements or attributes. */
function xmlRows(text: string, fieldOf: (name: string) => FeedField | undefined): RawEvent[] {
  return eventsIn(readXml(text)).map((element) => {
    const raw: RawEvent = {}
    for (const { name, text: words } of [...element.attributes, ...element.children]) {
      const field = fieldOf(name)
      if (field && raw[field] === undefined && words.trim()) raw[field] = words
    }
    return raw
  })
}

/** The elements that are events: those with a usual name, otherwise the repeated elements below the root. */
function eventsIn(root: Element): Element[] {
  const named = elementsNamed(root, EVENT_ELEMENTS)
  if (named.length > 0) return named
  const [first] = root.children
  return root.children.filter(({ name, children }) => name === first?.name && children.length > 0)
}

function elementsNamed(element: Element, names: Set<string>): Element[] {
  return element.children.flatMap((child) =>
    names.has(folded(child.name)) && child.children.length + child.attributes.length > 0
      ? [child]
      : elementsNamed(child, names),
  )
}

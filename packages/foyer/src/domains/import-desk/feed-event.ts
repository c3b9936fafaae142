import { withoutCurrency } from '../../contract/amounts.ts'
import { houseDay, houseTime } from '../../platform/time/house-clock.ts'
import type { EVENT_STATUS } from '../events/contract.ts'

export type EventStatus = (typeof EVENT_STATUS)[number]

/** The fields an export can have. */
export const FEED_FIELDS = [
  'id',
  'date',
  'time',
  'end',
  'title',
  'place',
  'price',
  'capacity',
  'free',
  'status',
] as const
export type FeedField = (typeof FEED_FIELDS)[number]

/** The values of an export as text, before parsing. */
export type RawEvent = Partial<Record<FeedField, string>>

/** An event of an export. A missing value is null, and is never treated as an empty one. */
export interface FeedEvent {
  foreign_id: string
  title: string
  day: string
  time_start: string
  time_end: string | null
  place: string
  price: string | null
  capacity: number | null
  free: number | null
  status: EventStatus | null
}

/** What is wrong with a row, or was not understood in it: a key of `strings.ts`. */
export type RowProblem =
  | 'noId'
  | 'badId'
  | 'noTitle'
  | 'badDate'
  | 'badTime'
  | 'badPrice'
  | 'unknownStatus'
  | 'unknownPlace'
  | 'likeAnother'
  | 'twice'

export interface ReadRow {
  /** Null if the row cannot be used; the first problem says why. */
  event: FeedEvent | null
  raw: RawEvent
  problems: RowProblem[]
}

/** The format of an event's key in the ticket shop. */
const KEY = /^[\w.:-]{1,50}$/
const MAX_TITLE = 300
const MAX_PLACE = 200

export function readRow(raw: RawEvent): ReadRow {
  const refused = (problem: RowProblem): ReadRow => ({ event: null, raw, problems: [problem] })
  const problems: RowProblem[] = []
  const id = text(raw.id)
  if (!id) return refused('noId')
  if (!KEY.test(id)) return refused('badId')
  const title = text(raw.title).slice(0, MAX_TITLE)
  if (!title) return refused('noTitle')
  const begins = beginningOf(text(raw.date), text(raw.time))
  if (typeof begins === 'string') return refused(begins)
  const end = raw.end ? (timeIn(text(raw.end)) ?? momentIn(text(raw.end))?.time) : null
  if (end === undefined) problems.push('badTime')
  const price = raw.price ? priceIn(text(raw.price)) : null
  if (price === undefined) problems.push('badPrice')
  const status = raw.status ? STATUS_WORDS[folded(text(raw.status))] : null
  if (status === undefined) problems.push('unknownStatus')
  const [capacity, free] = [countIn(raw.capacity), countIn(raw.free)]
  const event: FeedEvent = {
    foreign_id: id,
    title,
    day: begins.day,
    time_start: begins.time,
    time_end: end ?? null,
    place: text(raw.place).slice(0, MAX_PLACE),
    price: price ?? null,
    capacity,
    free,
    status: withPlaces(status ?? null, capacity, free),
  }
  return { event, raw, problems }
}

const FEW_LEFT = 0.1

/** The number of places decides whether tickets are left, but not whether an event is cancelled or moved. */
function withPlaces(
  status: EventStatus | null,
  capacity: number | null,
  free: number | null,
): EventStatus | null {
  if (free === null || (status !== null && status !== 'scheduled')) return status
  if (free === 0) return 'sold_out'
  if (capacity !== null && free <= capacity * FEW_LEFT) return 'few_left'
  return 'scheduled'
}

const STATUS_WORDS: Record<string, EventStatus | undefined> = {
  ...words(
    'scheduled',
    'scheduled ok active aktiv open offen buchbar available onsale on_sale findet_statt 1',
  ),
  ...words('cancelled', 'cancelled canceled abgesagt storniert entfällt faellt_aus fällt_aus'),
  ...words('moved', 'moved postponed rescheduled verlegt verschoben'),
  ...words('sold_out', 'sold_out soldout ausverkauft'),
  ...words('few_left', 'few_left restkarten'),
}

function words(status: EventStatus, list: string): Record<string, EventStatus> {
  return Object.fromEntries(list.split(' ').map((word) => [word, status]))
}

function folded(word: string): string {
  return word.toLowerCase().replace(/[\s-]/g, '_')
}

function beginningOf(date: string, time: string): { day: string; time: string } | RowProblem {
  const moment = momentIn(date)
  const day = dayIn(date) ?? moment?.day
  if (!day) return 'badDate'
  const begins = time ? (timeIn(time) ?? momentIn(time)?.time) : moment?.time
  return begins ? { day, time: begins } : 'badTime'
}

/** `2027-03-12` or `12.03.2027`. */
function dayIn(word: string): string | null {
  const iso = word.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )
  return /^[12]\d{3}-\d{2}-\d{2}$/.test(iso) && isDay(iso) ? iso : null
}

function isDay(iso: string): boolean {
  const at = new Date(`${iso}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso)
}

/** `19:30`, `19:30:00`, `19.30 Uhr`. */
function timeIn(word: string): string | null {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?(?: ?(?:Uhr|h))?$/.exec(word) ?? []
  return hour && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : null
}

/** A day and a time in one value; one with an offset is converted to the house's time. */
function momentIn(word: string): { day: string; time: string } | null {
  const [, date = '', time = '', offset] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(word) ?? []
  const day = dayIn(date)
  if (!day || !timeIn(time)) return null
  if (!offset) return { day, time }
  const at = new Date(word.replace(' ', 'T'))
  if (Number.isNaN(at.getTime())) return null
  return { day: houseDay(at), time: houseTime(at).slice(11, 16) }
}

/** `12,50 €`, `12.50`, `EUR 12`, by the currency of the house; undefined if it is no amount. */
function priceIn(word: string): string | undefined {
  const [, whole = '', cents = ''] = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(withoutCurrency(word)) ?? []
  return whole === '' ? undefined : `${Number(whole)}.${cents.padEnd(2, '0')}`
}

function countIn(word: string | undefined): number | null {
  const digits = text(word)
  return /^\d{1,7}$/.test(digits) ? Number(digits) : null
}

function text(word: string | undefined): string {
  return (word ?? '').replace(/\s+/g, ' ').trim()
}

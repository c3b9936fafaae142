import type { z } from 'zod'
import { facts } from '#house/facts'
import { translate } from '../../../contract/define-strings.ts'
import type { Locale } from '../../../contract/locale.ts'
import { isFree, priceRange } from '../../../contract/price-range.ts'
import { formatPrice, USUAL_PRICES } from '../../../contract/prices.ts'
import type { Context } from '../../../platform/context.ts'
import { addDays, houseDay, monthOf } from '../../../platform/time/house-clock.ts'
import type { EventSummary, list } from '../contract.ts'
import { nameOfOption } from '../facet-names.ts'
import { listEvents } from '../programme.ts'
import { drawSheet, type SheetDay, type SheetEvent } from './draw-sheet.ts'
import { strings } from './strings.ts'
import { type DayForm, writtenDay } from './written-day.ts'

const SHORT: Record<Locale, DayForm> = { de: 'D.M.', en: 'D MMM' }
const WHOLE: Record<Locale, DayForm> = { de: 'D.M.YYYY', en: 'D MMM YYYY' }

type Asked = z.output<typeof list.params>

/** More do not fit on a few pages. */
const MOST_EVENTS = 300

/**
 * The programme as a sheet of paper: the days asked for; without a last day the rest of the month with which the list begins; of a
 * series without any day all its events.
 */
export async function monthSheet(context: Context, asked: Asked, address: string): Promise<Buffer> {
  const { locale, clock } = context
  const t = translate(strings, locale)
  const today = houseDay(clock.now())
  const isWholeSeries = asked.series !== undefined && asked.date === undefined && asked.until === undefined
  const from = asked.date ?? today
  const until = isWholeSeries ? undefined : (asked.until ?? addDays(monthOf(from).next, -1))
  const { results } = await listEvents(context, { ...asked, until, page: 1, page_size: MOST_EVENTS })
  const write = (day: string, pattern: DayForm) => writtenDay(day, pattern, locale)
  const isMonth =
    until !== undefined && until.slice(0, 7) === from.slice(0, 7) && until === addDays(monthOf(from).next, -1)
  const last = until ?? results.at(-1)?.day ?? from
  const range =
    from === last
      ? write(from, SHORT[locale])
      : t.range(write(from, SHORT[locale]), write(last, SHORT[locale]))
  return drawSheet({
    lang: locale,
    day: today,
    house: facts.name,
    title:
      isWholeSeries && results[0]?.series ? results[0].series.name : isMonth ? write(from, 'MMMM') : range,
    year: isWholeSeries ? range : write(from, 'YYYY'),
    chosen: chosenIn(asked, results, locale).join(', ') || (results.length === 0 ? t.nothing : ''),
    days: daysOf(results, locale),
    legend: t.legend,
    address,
    madeOn: t.madeOn(write(today, WHOLE[locale])),
  })
}

function daysOf(events: EventSummary[], locale: Locale): SheetDay[] {
  let month = events[0]?.day.slice(0, 7)
  return [...Map.groupBy(events, ({ day }) => day)].map(([day, ofDay]) => {
    const isNew = day.slice(0, 7) !== month
    month = day.slice(0, 7)
    return {
      number: writtenDay(day, 'D', locale),
      weekday: writtenDay(day, 'ddd', locale),
      month: isNew ? writtenDay(day, 'MMMM', locale) : '',
      events: ofDay.map((event) => described(event, locale)),
    }
  })
}

const LETTERS = ['wheelchair', 'induction-loop', 'sign-language', 'audio-description', 'relaxed'] as const

function described(event: EventSummary, locale: Locale): SheetEvent {
  const t = translate(strings, locale)
  const { status, access_features: access } = event
  const letters = LETTERS.filter((feature) => access.includes(feature)).map((feature) => t[feature])
  const range = priceRange(event)
  const notices = [
    event.is_premiere && t.premiere,
    status === 'moved' && event.moved_from && t.moved(writtenDay(event.moved_from, SHORT[locale], locale)),
    (status === 'cancelled' || status === 'sold_out' || status === 'few_left') && t[status],
  ]
  const place = [event.room?.name, event.setting !== 'indoors' && t[event.setting]]
  const facts = [...place, event.language, event.surtitles, letters.join(' ')]
  return {
    time: event.date_start.slice(0, 10) < event.day ? t.running : event.date_start.slice(11, 16),
    title: event.title,
    facts: facts.filter(Boolean).join(' · '),
    price:
      !range || status === 'cancelled' || status === 'sold_out'
        ? ''
        : isFree(range)
          ? t.free
          : t.from(formatPrice(range.lowest, USUAL_PRICES, locale)),
    notice: notices.filter(Boolean).join(' · '),
    isCancelled: status === 'cancelled',
    isPremiere: event.is_premiere,
  }
}

/** The filters in words. Options with a name of their own are named by an event that has them. */
function chosenIn(asked: Asked, events: EventSummary[], locale: Locale): string[] {
  const [first] = events
  const named = [
    asked.room !== undefined && !Array.isArray(asked.room) && first?.room?.name,
    asked.type !== undefined && !Array.isArray(asked.type) && first?.type?.name,
    asked.series !== undefined && !Array.isArray(asked.series) && first?.series?.name,
    asked.genre !== undefined && !Array.isArray(asked.genre) && first?.genre?.name,
    asked.tag !== undefined &&
      !Array.isArray(asked.tag) &&
      first?.tags.find(({ id }) => id === asked.tag)?.name,
  ].filter((name) => typeof name === 'string')
  const words = (
    ['language', 'access', 'audience', 'age', 'price_max', 'pay', 'premiere', 'tickets'] as const
  ).flatMap((kind) => [asked[kind] ?? []].flat().map((value) => nameOfOption(kind, String(value), locale)))
  return [...named, ...words]
}

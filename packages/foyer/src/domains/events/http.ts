import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { programmeFeedPath } from '../../contract/feeds.ts'
import { LOCALES } from '../../contract/locale.ts'
import { href, keptQuery } from '../../contract/routes.ts'
import type { Context } from '../../platform/context.ts'
import { parseIn } from '../../platform/endpoints/messages.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { ShareFile } from '../../platform/http/shared-file.ts'
import { FEED_FORMS, type FeedEntry } from '../../platform/text/feed-files.ts'
import { momentIn, withCalendarFacts } from './calendar-facts.ts'
import { detail, type EventSummary, list } from './contract.ts'
import { type CalendarEvent, calendarFile } from './ics.ts'
import { listEvents } from './programme.ts'
import { findEvent } from './service.ts'
import { monthSheet } from './sheet/month-sheet.ts'
import { strings as sheetStrings } from './sheet/strings.ts'
import { strings } from './strings.ts'

/**
 * The limit for a calendar file: a season of a large house. A calendar program that asks again later gets the next
 * events.
 */
const MOST_EVENTS = 500

/** The next evenings: a feed is read for what is new. */
const FEED_ENTRIES = 50

/**
 * The programme as feeds and as calendar files: `/de/programm.ics` and `/en/events.ics` with the filters of the screen, and one
 * event at `/{locale}/api/events/{id}.ics`.
 */
export function addCalendarFiles(app: FastifyInstance, shareFile: ShareFile): void {
  for (const locale of LOCALES) {
    const programme = shareFile(locale, async (context, request) => {
      const query = parsed(context, list.params, { ...(request.query as object), page: 1, page_size: 1 })
      const { results } = await listEvents(context, { ...query, page_size: MOST_EVENTS })
      const name = await nameOfList(context, query, results)
      return calendarOf(request, { context, events: results, name, file: strings.calendarFile[locale] })
    })
    const single = shareFile(locale, async (context, request) => {
      const { id } = parsed(context, detail.params, request.params)
      const event = await findEvent(context, id)
      return calendarOf(request, {
        context,
        events: [event],
        name: event.title,
        file: event.slug,
        hasAlarm: true,
      })
    })
    for (const { file, type, write } of FEED_FORMS) {
      const feed = shareFile(locale, async (context, request) => {
        const query = parsed(context, list.params, { ...(request.query as object), page: 1, page_size: 1 })
        const { results } = await listEvents(context, { ...query, page_size: FEED_ENTRIES })
        const origin = originOf(request, context.config)
        const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
        const body = write({
          locale,
          title: await nameOfList(context, query, results),
          subtitle: strings.feed[locale],
          publisher: await context.siteName(context.db),
          self: origin + programmeFeedPath(locale, file) + search,
          page: origin + href('events', locale),
          origin,
          entries: (await withCalendarFacts(context, results)).map((event) => entryOf(event, context)),
        })
        return { type, body }
      })
      app.get(programmeFeedPath(locale, file), feed)
    }
    const sheet = shareFile(locale, async (context, request) => {
      const query = parsed(context, list.params, { ...(request.query as object), page: 1, page_size: 1 })
      const origin = originOf(request, context.config)
      const address = origin + href('events', locale) + keptQuery('events', searchOf(request))
      const disposition = `inline; filename="${sheetStrings.file[locale]}.pdf"`
      return {
        type: 'application/pdf',
        body: await monthSheet(context, query, address),
        headers: { 'Content-Disposition': disposition },
      }
    })
    app.get(`${href('events', locale)}.ics`, programme)
    app.get(`${href('events', locale)}.pdf`, (request, reply) => {
      // One address for one sheet: what the programme does not read would be stored as another one.
      const [search, kept] = [searchOf(request), keptQuery('events', searchOf(request))]
      return search === kept
        ? sheet(request, reply)
        : reply.redirect(`${href('events', locale)}.pdf${kept}`, 301)
    })
    app.get(`/${locale}/api/events/:id.ics`, single)
  }
}

/** An evening in a feed: its title begins with its date, because feed readers sort by when something was written. */
function entryOf(event: CalendarEvent, { locale, clock }: Context): FeedEntry {
  const { id, title, subtitle, date_start, note, changed, url, room } = event
  const written = (changed ?? clock.now()).toISOString()
  const place = [room?.name, room?.venue?.name].filter(Boolean).join(', ')
  return {
    ...{ key: `event/${id}`, url, published: written, updated: written },
    title: `${momentIn(locale, date_start)}: ${title}`,
    summary: [note, subtitle, place].filter(Boolean).join('. '),
  }
}

/** The query of a request as it was sent. */
function searchOf({ url }: FastifyRequest): string {
  return /\?.+/.exec(url)?.[0] ?? ''
}

/** Checks parameters by the same rules and with the same messages as the calls of this area. */
function parsed<S extends z.ZodType>({ locale }: Context, schema: S, input: unknown): z.output<S> {
  const result = parseIn(locale, schema, input)
  if (!result.ok) throw new Failure('invalid', { fields: result.fields })
  return result.value as z.output<S>
}

interface Content {
  context: Context
  events: EventSummary[]
  name: string
  file: string
  hasAlarm?: boolean
}

async function calendarOf(request: FastifyRequest, { context, events, name, file, hasAlarm }: Content) {
  const origin = originOf(request, context.config)
  const told = await withCalendarFacts(context, events)
  return {
    type: 'text/calendar; charset=utf-8',
    body: calendarFile({ events: told, name, origin, now: context.clock.now(), hasAlarm }),
    headers: { 'Content-Disposition': `attachment; filename="${file}.ics"` },
  }
}

/** In a calendar program there are many calendars: this one says the house, and the production or series it was filtered by. */
async function nameOfList(
  context: Context,
  { production, series }: z.output<typeof list.params>,
  [first]: EventSummary[],
): Promise<string> {
  const { locale, db } = context
  const part = production
    ? first?.production?.name
    : typeof series === 'number'
      ? first?.series?.name
      : undefined
  return [await context.siteName(db), part ?? strings.calendarName[locale]].join(', ')
}

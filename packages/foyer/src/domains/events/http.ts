import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { LOCALES } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { Context } from '../../platform/context.ts'
import { parseIn } from '../../platform/endpoints/messages.ts'
import { originOf } from '../../platform/http/origin.ts'
import type { ShareFile } from '../../platform/http/shared-file.ts'
import { detail, list } from './contract.ts'
import { type CalendarEvent, calendarFile } from './ics.ts'
import { listEvents } from './programme.ts'
import { findEvent } from './service.ts'
import { strings } from './strings.ts'

/**
 * The limit for a calendar file: a season of a large house. A calendar program that asks again later gets the next
 * events.
 */
const MOST_EVENTS = 500

/**
 * The programme as calendar files: `/de/programm.ics` and `/en/events.ics` with the filters of the screen, and one
 * event at `/{locale}/api/events/{id}.ics`.
 */
export function addCalendarFiles(app: FastifyInstance, shareFile: ShareFile): void {
  for (const locale of LOCALES) {
    const programme = shareFile(locale, async (context, request) => {
      const query = parsed(context, list.params, { ...(request.query as object), page: 1, page_size: 1 })
      const { results } = await listEvents(context, { ...query, page_size: MOST_EVENTS })
      const [name, file] = [strings.calendarName[locale], strings.calendarFile[locale]]
      return calendarOf(request, { context, events: results, name, file })
    })
    const single = shareFile(locale, async (context, request) => {
      const { id } = parsed(context, detail.params, request.params)
      const event = await findEvent(context, id)
      return calendarOf(request, { context, events: [event], name: event.title, file: event.slug })
    })
    app.get(`${href('events', locale)}.ics`, programme)
    app.get(`/${locale}/api/events/:id.ics`, single)
  }
}

/** Checks parameters by the same rules and with the same messages as the calls of this area. */
function parsed<S extends z.ZodType>({ locale }: Context, schema: S, input: unknown): z.output<S> {
  const result = parseIn(locale, schema, input)
  if (!result.ok) throw new Failure('invalid', { fields: result.fields })
  return result.value as z.output<S>
}

interface Content {
  context: Context
  events: CalendarEvent[]
  name: string
  file: string
}

function calendarOf(request: FastifyRequest, { context, events, name, file }: Content) {
  const origin = originOf(request, context.config)
  return {
    type: 'text/calendar; charset=utf-8',
    body: calendarFile({ events, name, origin, now: context.clock.now() }),
    headers: { 'Content-Disposition': `attachment; filename="${file}.ics"` },
  }
}

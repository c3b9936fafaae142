import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { LOCALES } from '../../contract/locale.ts'
import { href } from '../../contract/routes.ts'
import type { Context } from '../../platform/context.ts'
import { parseIn } from '../../platform/endpoints/messages.ts'
import type { ContextFactory } from '../../platform/http/context-factory.ts'
import { originOf } from '../../platform/http/origin.ts'
import { detail, list } from './contract.ts'
import { type CalendarEvent, calendarFile } from './ics.ts'
import { listEvents } from './programme.ts'
import { findEvent } from './service.ts'
import { strings } from './strings.ts'

/** A season of a large house; a calendar that asks again next month gets the next ones. */
const MOST_EVENTS = 500

/**
 * The programme as files for calendars: `/de/programm.ics` and `/en/events.ics` under the filters of the screen, and one
 * event under `/{locale}/api/events/{id}.ics`.
 */
export function addCalendarFiles(app: FastifyInstance, contextOf: ContextFactory): void {
  for (const locale of LOCALES) {
    app.get(`${href('events', locale)}.ics`, async (request, reply) => {
      const context = await contextOf(request, reply, locale)
      const query = parsed(context, list.params, { ...(request.query as object), page: 1, page_size: 1 })
      const { results } = await listEvents(context, { ...query, page_size: MOST_EVENTS })
      const [name, file] = [strings.calendarName[locale], strings.calendarFile[locale]]
      return send(request, reply, { context, events: results, name, file })
    })
    app.get(
      `/${locale}/api/events/:id.ics`,
      async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        const context = await contextOf(request, reply, locale)
        const { id } = parsed(context, detail.params, request.params)
        const event = await findEvent(context, id)
        return send(request, reply, { context, events: [event], name: event.title, file: event.slug })
      },
    )
  }
}

/** The same rules and the same messages as the calls of this room. */
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

function send(request: FastifyRequest, reply: FastifyReply, { context, events, name, file }: Content) {
  const origin = originOf(request, context.config)
  return reply
    .type('text/calendar; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${file}.ics"`)
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Cookie')
    .send(calendarFile({ events, name, origin, now: context.clock.now() }))
}

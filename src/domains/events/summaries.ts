import { eq, inArray, type SQL } from 'drizzle-orm'
import { addressOf, inLanguage, linkTo } from '../../contract/item.ts'
import type { Bilingual } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { berlinTime } from '../../platform/time/berlin.ts'
import { findImages } from '../media/service.ts'
import { exhibitionTypes, productions } from '../productions/tables.ts'
import { PRODUCTIONS_TAG } from '../productions/tags.ts'
import { series } from '../series/tables.ts'
import { SERIES_TAG } from '../series/tags.ts'
import { rooms, venues } from '../venues/tables.ts'
import { VENUES_TAG } from '../venues/tags.ts'
import type { EventSummary } from './contract.ts'
import { events, eventTagLinks, eventTags, genres } from './tables.ts'
import { EVENTS_TAG } from './tags.ts'
import { ticketSaleOf } from './ticket-sale.ts'

interface Page {
  where: SQL | undefined
  orderBy: SQL[]
  limit?: number
  offset?: number
}

/** An event and everything a line of the programme names, joined. */
export function selectEvents({ db }: Pick<Context, 'db'>) {
  return db
    .select({
      event: events,
      room: rooms,
      venue: venues,
      production: productions,
      series: series,
      genre: genres,
      type: exhibitionTypes,
    })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, eq(venues.id, rooms.venueId))
    .leftJoin(productions, eq(productions.id, events.productionId))
    .leftJoin(series, eq(series.id, events.seriesId))
    .leftJoin(genres, eq(genres.id, events.genreId))
    .leftJoin(exhibitionTypes, eq(exhibitionTypes.id, events.exhibitionTypeId))
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number]

/** Events as lists show them: three queries, whatever their number. */
export async function findSummaries(
  context: Context,
  { where, orderBy, limit, offset }: Page,
): Promise<EventSummary[]> {
  const query = selectEvents(context)
    .where(where)
    .orderBy(...orderBy)
  const rows = await (limit === undefined ? query : query.limit(limit).offset(offset ?? 0))
  return summarise(context, rows)
}

export async function summarise(context: Context, rows: EventRow[]): Promise<EventSummary[]> {
  const { locale, reads } = context
  reads.note(EVENTS_TAG, PRODUCTIONS_TAG, SERIES_TAG, VENUES_TAG)
  const tagsOf = await findTags(
    context,
    rows.map((row) => row.event.id),
  )
  const imageOf = await findImages(context, rows.map(pictureOf))
  const named = (item: { id: number; name: Bilingual } | null) =>
    item && { id: item.id, name: inLanguage(item.name, locale) }

  return rows.map((row) => {
    const { event, room, venue, production } = row
    const title = titleOf(row)
    // An event that is shown says what it takes from its production, but nothing leads to what is not shown itself.
    const linked = <T extends typeof production | typeof venue | typeof row.series>(item: T) =>
      item && isVisibleTo(context, item) ? item : null
    const [itsVenue, itsProduction, itsSeries] = [linked(venue), linked(production), linked(row.series)]
    return {
      id: event.id,
      id_jet: event.idJet,
      title: inLanguage(title, locale),
      subtitle: inLanguage(orElse(event.subtitle, production?.subtitle), locale),
      ...addressOf('event', event.id, title, locale),
      event_type_new: inLanguage(event.eventType, locale),
      date_start: berlinTime(event.dateStart),
      date_end: berlinTime(event.dateEnd),
      day: event.day,
      ticketSaleFrom: event.ticketSaleFrom && berlinTime(event.ticketSaleFrom),
      ticket_sale: ticketSaleOf(context, event),
      ticket_url: event.ticketUrl,
      status: event.status,
      prices: event.prices,
      seat_groups: event.seatGroups,
      room: room && {
        id: room.id,
        name: inLanguage(room.name, locale),
        venue: itsVenue && linkTo('venue', itsVenue.id, itsVenue.name, locale),
      },
      production: itsProduction && linkTo('production', itsProduction.id, itsProduction.title, locale),
      series: itsSeries && linkTo('series', itsSeries.id, itsSeries.name, locale),
      genre: named(row.genre),
      type: row.type && { slug: row.type.slug, name: inLanguage(row.type.name, locale) },
      tags: tagsOf(event.id),
      parent: event.parentId,
      language: inLanguage(orElse(event.language, production?.language), locale),
      surtitles: inLanguage(orElse(event.surtitles, production?.surtitles), locale),
      age_advice: inLanguage(orElse(event.ageAdvice, production?.ageAdvice), locale),
      duration_minutes: event.durationMinutes ?? production?.durationMinutes ?? null,
      access_features: event.accessFeatures,
      ...imageOf(pictureOf(row)),
    }
  })
}

/** What an evening leaves open, its production says. */
export function orElse(own: Bilingual, inherited: Bilingual | undefined): Bilingual {
  return own.de || own.en || !inherited ? own : inherited
}

export function titleOf({ event, production }: Pick<EventRow, 'event' | 'production'>): Bilingual {
  return orElse(event.title, production?.title)
}

function pictureOf({ event, production }: EventRow): number | null {
  return event.imageId ?? production?.imageId ?? null
}

async function findTags({ db, locale }: Context, eventIds: number[]) {
  const rows =
    eventIds.length === 0
      ? []
      : await db
          .select({ eventId: eventTagLinks.eventId, tag: eventTags })
          .from(eventTagLinks)
          .innerJoin(eventTags, eq(eventTags.id, eventTagLinks.tagId))
          .where(inArray(eventTagLinks.eventId, eventIds))
          .orderBy(eventTags.id)
  return (eventId: number) =>
    rows
      .filter((row) => row.eventId === eventId)
      .map(({ tag }) => ({ id: tag.id, name: inLanguage(tag.name, locale) }))
}

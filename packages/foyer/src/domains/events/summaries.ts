import { accessOf } from '../../contract/access-features.ts'
import { inLanguage, nameOf } from '../../contract/in-language.ts'
import { addressOf, linkTo, nameIn, textsIn } from '../../contract/item.ts'
import type { Bilingual } from '../../contract/locale.ts'
import { shopAddressIn } from '../../contract/shop-address.ts'
import type { Context } from '../../platform/context.ts'
import { alias, asc, eq, getTableColumns, inArray } from '../../platform/database/drizzle.ts'
import { isVisibleTo, type Published } from '../../platform/database/visibility.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { findImages } from '../media/service.ts'
import { exhibitionTypes, PRODUCTION_WORDS_TAG, productions, productionTag } from '../productions/tables.ts'
import { series, seriesTag } from '../series/tables.ts'
import { rooms, venues, venueTag } from '../venues/tables.ts'
import type { EventSummary } from './contract.ts'
import { describePrices, describeSeatGroups } from './describe-prices.ts'
import { strings } from './strings.ts'
import { EVENT_WORDS_TAG, events, eventTag, eventTagLinks, eventTags, genres } from './tables.ts'
import { ticketSaleOf } from './ticket-sale.ts'

/** The order of the programme. */
export const IN_ORDER = [asc(events.dateStart), asc(events.id)]

/** The columns that a row of the programme needs, without the long texts of the event's page. */
const {
  importantInfo: _info,
  description: _description,
  works: _works,
  sponsors: _sponsors,
  promoter: _promoter,
  videoUrl: _videoUrl,
  videoImageId: _videoImageId,
  ...OF_EVENT
} = getTableColumns(events)

const publicationOf = <T extends Published>({ isOnline, publishedAt }: T) => ({
  isOnline: isOnline as T['isOnline'],
  publishedAt: publishedAt as T['publishedAt'],
})

const parents = alias(events, 'parent_event')

/** Everything a row of the programme shows. */
export const PROGRAMME_ROW = {
  event: OF_EVENT,
  room: {
    id: rooms.id,
    name: rooms.name,
    accessFeatures: rooms.accessFeatures,
    accessMissing: rooms.accessMissing,
  },
  venueSaid: { accessFeatures: venues.accessFeatures, accessMissing: venues.accessMissing },
  venue: { id: venues.id, name: venues.name, ...publicationOf(venues) },
  production: {
    id: productions.id,
    title: productions.title,
    subtitle: productions.subtitle,
    language: productions.language,
    surtitles: productions.surtitles,
    ageAdvice: productions.ageAdvice,
    durationMinutes: productions.durationMinutes,
    imageId: productions.imageId,
    premiereOn: productions.premiereOn,
    accessFeatures: productions.accessFeatures,
    accessMissing: productions.accessMissing,
    ...publicationOf(productions),
  },
  series: { id: series.id, name: series.name, ...publicationOf(series) },
  parent: { id: parents.id, ...publicationOf(parents) },
  genre: { id: genres.id, name: genres.name, kind: genres.kind },
  type: { slug: exhibitionTypes.slug, name: exhibitionTypes.name, kind: exhibitionTypes.kind },
}

/**
 * Selects events joined with everything a row of the programme shows. Only the needed columns are read, because there
 * may be hundreds of rows. Callers note the events with `noteEvents`, and the tags of their list.
 */
export function selectEvents({ db }: Pick<Context, 'db'>) {
  return db
    .select(PROGRAMME_ROW)
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, eq(venues.id, rooms.venueId))
    .leftJoin(productions, eq(productions.id, events.productionId))
    .leftJoin(series, eq(series.id, events.seriesId))
    .leftJoin(parents, eq(parents.id, events.parentId))
    .leftJoin(genres, eq(genres.id, events.genreId))
    .leftJoin(exhibitionTypes, eq(exhibitionTypes.id, events.exhibitionTypeId))
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number]

/** A row without what the viewer may not see: its production, series, venue or festival, if hidden, are null. */
export function withoutHidden(
  context: Pick<Context, 'viewer' | 'clock' | 'reads'>,
  row: EventRow,
): EventRow & { title: Bilingual } {
  const shown = <T extends { isOnline: boolean; publishedAt: Date }>(item: T | null): T | null =>
    item && isVisibleTo(context, item) ? item : null
  return {
    ...row,
    title: titleOf(context, row),
    venue: shown(row.venue),
    production: shown(row.production),
    series: shown(row.series),
    parent: shown(row.parent),
  }
}

/** Notes that an answer depends on these events and on all items they name, including hidden ones. */
export function noteEvents({ reads }: Pick<Context, 'reads'>, rows: EventRow[]): void {
  reads.note(EVENT_WORDS_TAG, PRODUCTION_WORDS_TAG)
  for (const { event, production, series, venue, parent } of rows) {
    reads.note(eventTag(event.id))
    if (production) reads.note(productionTag(production.id))
    if (series) reads.note(seriesTag(series.id))
    if (venue) reads.note(venueTag(venue.id))
    if (parent) reads.note(eventTag(parent.id))
  }
}

/** Events in the form of lists: two more queries, however many events. */
export async function summarise(context: Context, found: EventRow[]): Promise<EventSummary[]> {
  const { locale, config } = context
  noteEvents(context, found)
  const rows = found.map((row) => withoutHidden(context, row))
  const tagsOf = await findTags(
    context,
    rows.map((row) => row.event.id),
  )
  const imageOf = await findImages(context, rows.map(pictureOf))
  const named = (item: { id: number; name: Bilingual } | null) =>
    item && { id: item.id, ...nameIn(item.name, locale) }

  return rows.map((row) => {
    const { event, title, room, venue, production } = row
    const shop = context.availability.of(event.idJet)
    return {
      id: event.id,
      id_jet: event.idJet,
      title: inLanguage(title, locale),
      ...textsIn(
        {
          subtitle: orElse(event.subtitle, production?.subtitle),
          event_type_new: event.eventType,
          language: orElse(event.language, production?.language),
          surtitles: orElse(event.surtitles, production?.surtitles),
          age_advice: orElse(event.ageAdvice, production?.ageAdvice),
        },
        locale,
      ),
      ...addressOf('event', event.id, title, locale),
      is_premiere: production?.premiereOn === event.day,
      date_start: houseTime(event.dateStart),
      date_end: houseTime(event.dateEnd),
      day: event.day,
      ticketSaleFrom: event.ticketSaleFrom && houseTime(event.ticketSaleFrom),
      ticket_sale: ticketSaleOf(context, event),
      ticket_url: shopAddressIn(event.ticketUrl, locale, config.shop.routes),
      status: statusOf(event.status, shop),
      moved_from: movedFrom(event),
      prices: describePrices(event.prices, locale),
      seat_groups: describeSeatGroups(event.seatGroups, locale, shop),
      room: room && {
        id: room.id,
        ...nameIn(room.name, locale),
        venue: venue && linkTo('venue', venue.id, venue.name, locale),
      },
      production: production && linkTo('production', production.id, production.title, locale),
      series: row.series && linkTo('series', row.series.id, row.series.name, locale),
      genre: named(row.genre),
      type: row.type && { slug: row.type.slug, ...nameIn(row.type.name, locale) },
      tags: tagsOf(event.id),
      parent: row.parent?.id ?? null,
      duration_minutes: event.durationMinutes ?? production?.durationMinutes ?? null,
      access_features: accessOf(event, production, room, row.venueSaid),
      setting: event.setting,
      ...imageOf(pictureOf(row)),
    }
  })
}

/** The original beginning of a moved event; null if the new one is not known yet. */
function movedFrom({
  status,
  movedFrom,
  dateStart,
}: Pick<typeof events.$inferSelect, 'status' | 'movedFrom' | 'dateStart'>): string | null {
  return status === 'moved' && movedFrom && movedFrom.getTime() !== dateStart.getTime()
    ? houseTime(movedFrom)
    : null
}

/** The house decides whether an event is cancelled or moved; the shop, if there is one, how many tickets are left. */
function statusOf(
  status: EventSummary['status'],
  shop: ReturnType<Context['availability']['of']>,
): EventSummary['status'] {
  if (!shop || status === 'cancelled' || status === 'moved') return status
  return shop.state === 'available' ? 'scheduled' : shop.state
}

/** A text of an event, or of its production if the event's is empty. */
export function orElse(own: Bilingual, inherited: Bilingual | undefined): Bilingual {
  return nameOf(own) || !inherited ? own : inherited
}

interface Titled {
  event: { title: Bilingual }
  production: { title: Bilingual; isOnline: boolean; publishedAt: Date } | null
}

/**
 * Its own title, otherwise that of its production. If it has no title and its production is hidden, it is called
 * "Event", because a visible event needs a name.
 */
export function titleOf(
  context: Pick<Context, 'viewer' | 'clock' | 'reads'>,
  { event, production }: Titled,
): Bilingual {
  const inherited = production && isVisibleTo(context, production) ? production.title : undefined
  return orElse(orElse(event.title, inherited), strings.untitled)
}

export function pictureOf({ event, production }: Pick<EventRow, 'event' | 'production'>): number | null {
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
      .map(({ tag }) => ({ id: tag.id, ...nameIn(tag.name, locale) }))
}

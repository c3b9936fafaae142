import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { inLanguage, linkTo } from '../../contract/item.ts'
import type { Paged } from '../../contract/paging.ts'
import type { Context } from '../../platform/context.ts'
import { countVisible } from '../../platform/database/counting.ts'
import { isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import { sanitiseRichText } from '../../platform/text/rich-text.ts'
import { berlinDay, monthOf, nextBerlinMidnight } from '../../platform/time/berlin.ts'
import { findImages } from '../media/service.ts'
import { findContributors } from '../people/contributors.ts'
import { findGallery, findProductionContributors } from '../productions/service.ts'
import { PRODUCTIONS_TAG } from '../productions/tags.ts'
import { describeWorks } from '../productions/works.ts'
import { VENUES_TAG } from '../venues/tags.ts'
import type { calendar, EventDetail, EventSummary, list } from './contract.ts'
import { type EventFilter, matches } from './filters.ts'
import { type EventRow, findSummaries, orElse, selectEvents, summarise, titleOf } from './summaries.ts'
import { eventContributors, eventImages, events } from './tables.ts'
import { EVENTS_TAG } from './tags.ts'

const IN_ORDER = [asc(events.dateStart), asc(events.id)]

/** The programme from a day on; from today where none is named. */
export async function listEvents(
  context: Context,
  { date, page, page_size, ...filters }: z.output<typeof list.params>,
): Promise<Paged<EventSummary>> {
  const filter: EventFilter = { ...filters, from: date ?? today(context) }
  const where = matches(context.db, filter)
  const count = await countVisible(context, {
    key: `events ${JSON.stringify(filter)}`,
    // A type, a person and a venue are looked up in the rooms they belong to.
    tags: [EVENTS_TAG, PRODUCTIONS_TAG, VENUES_TAG],
    table: events,
    where,
  })
  const results = await findSummaries(context, {
    where: and(where, visibleTo(context, events)),
    orderBy: IN_ORDER,
    limit: page_size,
    offset: (page - 1) * page_size,
  })
  return pageOf('/api/events', context.locale, { ...filters, date, page, page_size }, { count, results })
}

/** Today moves on at midnight, and whatever was made of it with it. */
function today({ clock, reads }: Context): string {
  reads.until(nextBerlinMidnight(clock.now()))
  return berlinDay(clock.now())
}

/** The days of a month on which the filtered programme has something. */
export async function listDays(
  context: Context,
  { date, ...filters }: z.output<typeof calendar.params>,
): Promise<string[]> {
  const { db, clock, reads } = context
  const { first, next } = monthOf(date ?? today(context))
  reads.note(EVENTS_TAG, PRODUCTIONS_TAG, VENUES_TAG)
  const isDue = visibleTo(context, events) ?? sql`true`
  const rows = await db
    .select({
      day: events.day,
      isDue: sql<boolean>`bool_or(${isDue})`,
      due: sql<
        string | null
      >`min(${events.publishedAt}) filter (where ${gt(events.publishedAt, clock.now())})`,
    })
    .from(events)
    .where(matches(db, { ...filters, from: first, before: next }))
    .groupBy(events.day)
    .orderBy(events.day)
  for (const { due } of rows) if (due) reads.until(new Date(due))
  return rows.filter((row) => row.isDue).map((row) => row.day)
}

export async function findEvent(context: Context, id: number): Promise<EventDetail> {
  const { locale, reads } = context
  reads.note(EVENTS_TAG)
  const [row] = await selectEvents(context).where(eq(events.id, id))
  if (!row || !isVisibleTo(context, row.event)) throw new Failure('not_found')
  const { event, production } = row
  const [summary] = (await summarise(context, [row])) as [EventSummary]
  const gallery = await findImageIds(context, row)
  const video = event.videoUrl || !production ? event : production
  const imageOf = await findImages(context, [
    ...gallery,
    video.videoImageId,
    ...event.sponsors.map((sponsor) => sponsor.image_id),
  ])
  return {
    ...summary,
    children: await findChildren(context, id),
    parent_event: await findParent(context, event.parentId),
    important_info: sanitiseRichText(inLanguage(event.importantInfo, locale)),
    description: sanitiseRichText(inLanguage(orElse(event.description, production?.description), locale)),
    images: gallery.map((imageId) => imageOf(imageId).image_obj).filter((image) => image !== null),
    works: describeWorks(event.works.length > 0 ? event.works : (production?.works ?? []), locale),
    video_url: video.videoUrl,
    video_image_obj: imageOf(video.videoImageId).image_obj,
    contributors: await findBill(context, row),
    sponsors: event.sponsors.map(({ name, url, image_id }) => ({
      name,
      url,
      image_obj: imageOf(image_id).image_obj,
    })),
    promoter: inLanguage(orElse(event.promoter, production?.promoter), locale),
  }
}

async function findChildren(context: Context, id: number): Promise<EventSummary[]> {
  const rows = await selectEvents(context)
    .where(eq(events.parentId, id))
    .orderBy(...IN_ORDER)
  return summarise(
    context,
    rows.filter(({ event }) => isVisibleTo(context, event)),
  )
}

async function findParent(context: Context, parentId: number | null) {
  if (parentId === null) return null
  const [row] = await selectEvents(context).where(eq(events.id, parentId))
  if (!row || !isVisibleTo(context, row.event)) return null
  return linkTo('event', parentId, titleOf(row), context.locale)
}

/** The pictures of its slider; those of its production where it has none of its own. */
async function findImageIds(context: Context, { event, production }: EventRow): Promise<number[]> {
  const own = await context.db
    .select({ imageId: eventImages.imageId })
    .from(eventImages)
    .where(eq(eventImages.eventId, event.id))
    .orderBy(asc(eventImages.position), asc(eventImages.imageId))
  if (own.length > 0 || !production) return own.map(({ imageId }) => imageId)
  return findGallery(context, production.id)
}

/** Who takes part tonight; everybody of the production where nobody is named. */
async function findBill(context: Context, { event, production }: EventRow) {
  const own = await findContributors(context, eventContributors, eventContributors.eventId, event.id)
  return own.length > 0 || !production ? own : findProductionContributors(context, production.id)
}

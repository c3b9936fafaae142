import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { addressOf, inLanguage } from '../../contract/item.ts'
import type { Paged } from '../../contract/paging.ts'
import type { Context } from '../../platform/context.ts'
import { countVisible } from '../../platform/database/counting.ts'
import { visibleTo } from '../../platform/database/visibility.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import { berlinDay, monthOf, nextBerlinMidnight } from '../../platform/time/berlin.ts'
import { findImages } from '../media/service.ts'
import { findContributors } from '../people/contributors.ts'
import type { Work } from '../productions/contract.ts'
import type { calendar, EventDetail, EventSummary, list } from './contract.ts'
import { type EventFilter, matches } from './filters.ts'
import { findSummaries, orElse, selectEvents, summarise, titleOf } from './summaries.ts'
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
    tags: [EVENTS_TAG],
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
  const { first, next } = monthOf(date ?? today(context))
  context.reads.note(EVENTS_TAG)
  const rows = await context.db
    .selectDistinct({ day: events.day })
    .from(events)
    .where(
      and(
        matches(context.db, filters),
        visibleTo(context, events),
        gte(events.day, first),
        lt(events.day, next),
      ),
    )
    .orderBy(events.day)
  return rows.map((row) => row.day)
}

export async function findEvent(context: Context, id: number): Promise<EventDetail> {
  const { locale, reads } = context
  reads.note(EVENTS_TAG)
  const [row] = await selectEvents(context).where(and(eq(events.id, id), visibleTo(context, events)))
  if (!row) throw new Failure('not_found')
  const { event, production } = row
  const [summary] = await summarise(context, [row])
  if (!summary) throw new Failure('not_found')
  const gallery = await context.db
    .select({ imageId: eventImages.imageId })
    .from(eventImages)
    .where(eq(eventImages.eventId, id))
    .orderBy(eventImages.position)
  const imageOf = await findImages(context, [
    ...gallery.map((image) => image.imageId),
    event.videoImageId,
    production?.videoImageId ?? null,
    ...event.sponsors.map((sponsor) => sponsor.image_id),
  ])
  return {
    ...summary,
    children: await findSummaries(context, {
      where: and(eq(events.parentId, id), visibleTo(context, events)),
      orderBy: IN_ORDER,
    }),
    parent_event: await findParent(context, event.parentId),
    important_info: inLanguage(event.importantInfo, locale),
    description: inLanguage(orElse(event.description, production?.description), locale),
    images: gallery.map(({ imageId }) => imageOf(imageId).image_obj).filter((image) => image !== null),
    works: describeWorks(event.works.length > 0 ? event.works : (production?.works ?? []), locale),
    video_url: event.videoUrl || production?.videoUrl || '',
    video_image_obj: imageOf(event.videoImageId ?? production?.videoImageId ?? null).image_obj,
    contributors: await findContributors(context, eventContributors, eventContributors.eventId, id),
    sponsors: event.sponsors.map(({ name, url, image_id }) => ({
      name,
      url,
      image_obj: imageOf(image_id).image_obj,
    })),
    promoter: inLanguage(orElse(event.promoter, production?.promoter), locale),
  }
}

async function findParent(context: Context, parentId: number | null) {
  if (parentId === null) return null
  const [row] = await selectEvents(context).where(and(eq(events.id, parentId), visibleTo(context, events)))
  if (!row) return null
  const title = titleOf(row)
  return {
    id: parentId,
    name: inLanguage(title, context.locale),
    ...addressOf('event', parentId, title, context.locale),
  }
}

export function describeWorks(works: Work[], locale: Context['locale']) {
  return works.map(({ composer, title, note, audio_url }) => ({
    composer,
    title: inLanguage(title, locale),
    note: inLanguage(note, locale),
    audio_url,
  }))
}

import { accessNames } from '../../contract/access-names.ts'
import { Failure } from '../../contract/errors.ts'
import { kindOf } from '../../contract/event-kinds.ts'
import { linkTo, textsIn } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { asc, eq } from '../../platform/database/drizzle.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import { publicExtra } from '../../saving/extra-facts.ts'
import { findImages } from '../media/service.ts'
import { findContributors } from '../people/contributors.ts'
import { findGallery, findProductionContributors } from '../productions/service.ts'
import { productions } from '../productions/tables.ts'
import { describeWorks } from '../productions/works.ts'
import { series } from '../series/tables.ts'
import { brandAmong } from '../settings/brand/brand-in-effect.ts'
import type { EventDetail, EventSummary } from './contract.ts'
import { describeNotes, describePriceNotes } from './describe-prices.ts'
import {
  type EventRow,
  IN_ORDER,
  noteEvents,
  orElse,
  selectEvents,
  summarise,
  titleOf,
  withoutHidden,
} from './summaries.ts'
import { eventContributors, eventImages, events, eventsOf, eventTag } from './tables.ts'

export async function findEvent(context: Context, id: number): Promise<EventDetail> {
  const { locale, reads } = context
  reads.note(eventTag(id))
  const [found] = await selectEvents(context).where(eq(events.id, id))
  if (found) noteEvents(context, [found])
  const words = found && isVisibleTo(context, found.event) ? await findWords(context, id) : undefined
  if (!found || !words) throw new Failure('not_found')
  const row = withoutHidden(context, found)
  const { event } = words
  const production = row.production && words.production
  const [summary] = (await summarise(context, [found])) as [EventSummary]
  const gallery = await findImageIds(context, row)
  const video = event.videoUrl || !production ? event : production
  const imageOf = await findImages(context, [
    ...gallery,
    video.videoImageId,
    ...event.sponsors.map((sponsor) => sponsor.image_id),
  ])
  const { langs, promoter, content_notes } = textsIn(
    {
      promoter: orElse(event.promoter, production?.promoter),
      content_notes: orElse(event.contentNotes, production?.contentNotes),
    },
    locale,
  )
  return {
    ...summary,
    ...(langs && { langs: { ...summary.langs, ...langs } }),
    kind: kindOf(row.genre?.kind, row.type?.kind),
    children: await findChildren(context, id),
    parent_event: await findParent(context, event.parentId),
    access_names: accessNames(summary.access_features, locale),
    intervals: event.intervals ?? production?.intervals ?? null,
    content_notes,
    price_notes: describePriceNotes(row.event.prices, row.event.seatGroups, locale),
    important_info: richTextIn(event.importantInfo, locale),
    seat_notes: describeNotes(row.event.seatGroups, locale),
    description: richTextIn(orElse(event.description, production?.description), locale),
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
    promoter,
    ...(await publicExtra(context.db, 'event', events, id)),
    ...(await brandAmong(context, [row.series && words.series?.brandId])),
  }
}

/** The texts that only the page of an event shows; empty ones are taken from its production. */
async function findWords({ db }: Context, id: number) {
  const [words] = await db
    .select({
      event: {
        importantInfo: events.importantInfo,
        sponsors: events.sponsors,
        parentId: events.parentId,
        description: events.description,
        works: events.works,
        promoter: events.promoter,
        videoUrl: events.videoUrl,
        videoImageId: events.videoImageId,
        intervals: events.intervals,
        contentNotes: events.contentNotes,
      },
      production: {
        description: productions.description,
        works: productions.works,
        promoter: productions.promoter,
        videoUrl: productions.videoUrl,
        videoImageId: productions.videoImageId,
        intervals: productions.intervals,
        contentNotes: productions.contentNotes,
      },
      series: { brandId: series.brandId },
    })
    .from(events)
    .leftJoin(series, eq(series.id, events.seriesId))
    .leftJoin(productions, eq(productions.id, events.productionId))
    .where(eq(events.id, id))
  return words
}

async function findChildren(context: Context, id: number): Promise<EventSummary[]> {
  context.reads.note(...eventsOf('event', id))
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
  if (row) noteEvents(context, [row])
  if (!row || !isVisibleTo(context, row.event)) return null
  return linkTo('event', parentId, titleOf(context, row), context.locale)
}

/** The pictures of its slider; if it has none, those of its production. */
async function findImageIds(context: Context, { event, production }: EventRow): Promise<number[]> {
  const own = await context.db
    .select({ imageId: eventImages.imageId })
    .from(eventImages)
    .where(eq(eventImages.eventId, event.id))
    .orderBy(asc(eventImages.position), asc(eventImages.imageId))
  if (own.length > 0 || !production) return own.map(({ imageId }) => imageId)
  return findGallery(context, production.id)
}

/** The people of the event; if none are named, all people of its production. */
async function findBill(context: Context, { event, production }: EventRow) {
  const own = await findContributors(context, eventContributors, eventContributors.eventId, event.id)
  return own.length > 0 || !production ? own : findProductionContributors(context, production.id)
}

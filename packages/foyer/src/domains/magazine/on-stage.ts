import { type ItemLink, linkTo } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { and, asc, eq, exists, gte, inArray, type SQL, sql } from '../../platform/database/drizzle.ts'
import { isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import { type EventRow, IN_ORDER, noteEvents, selectEvents, titleOf } from '../events/summaries.ts'
import { events, eventsOf } from '../events/tables.ts'
import { productions, productionTag } from '../productions/tables.ts'
import type { ArticleDetail } from './contract.ts'
import { articleEventLinks, articleProductionLinks } from './tables.ts'

/** How many of the next events of its productions are shown beside an article. */
const NEXT_EVENINGS = 3

/** The events of an article: those it names, and the next ones of the productions it names. */
export async function findOnStage(context: Context, articleId: number) {
  const productions = await findProductionLinks(context, articleId)
  const named = await findNamedEvenings(context, articleId)
  const next = await findNextEvenings(
    context,
    productions.map(({ id }) => id),
  )
  const known = new Set(named.map(({ event }) => event.id))
  const evenings = [...named, ...next.filter(({ event }) => !known.has(event.id))]
  return { productions, events: toComeFirst(evenings.map((evening) => describeEvening(context, evening))) }
}

async function findNamedEvenings(context: Context, articleId: number): Promise<EventRow[]> {
  const linked = context.db
    .select({ one: sql`1` })
    .from(articleEventLinks)
    .where(and(eq(articleEventLinks.eventId, events.id), eq(articleEventLinks.articleId, articleId)))
  const rows = await inOrder(context, exists(linked))
  noteEvents(context, rows)
  return rows.filter((row) => isVisibleTo(context, row.event))
}

async function findNextEvenings(context: Context, productionIds: number[]): Promise<EventRow[]> {
  if (productionIds.length === 0) return []
  const isToCome = gte(events.dateEnd, context.clock.now())
  const where = and(inArray(events.productionId, productionIds), isToCome, visibleTo(context, events))
  context.reads.note(...productionIds.flatMap((id) => eventsOf('production', id)))
  const rows = await inOrder(context, where).limit(NEXT_EVENINGS)
  noteEvents(context, rows)
  return rows
}

function inOrder(context: Context, where: SQL | undefined) {
  return selectEvents(context)
    .where(where)
    .orderBy(...IN_ORDER)
}

type Evening = ArticleDetail['events'][number]

function describeEvening(context: Context, row: EventRow): Evening {
  const { locale, clock, reads } = context
  const { id, dateStart, dateEnd } = row.event
  const isOver = dateEnd < clock.now()
  if (!isOver) reads.until(dateEnd)
  return {
    ...linkTo('event', id, titleOf(context, row), locale),
    date_start: houseTime(dateStart),
    is_over: isOver,
  }
}

function toComeFirst(evenings: Evening[]): Evening[] {
  const inTime = evenings.toSorted((a, b) => Date.parse(a.date_start) - Date.parse(b.date_start))
  return [...inTime.filter(({ is_over }) => !is_over), ...inTime.filter(({ is_over }) => is_over)]
}

async function findProductionLinks(context: Context, articleId: number): Promise<ItemLink[]> {
  const { db, locale, reads } = context
  const rows = await db
    .select({ production: productions })
    .from(articleProductionLinks)
    .innerJoin(productions, eq(productions.id, articleProductionLinks.productionId))
    .where(eq(articleProductionLinks.articleId, articleId))
    .orderBy(asc(productions.id))
  reads.note(...rows.map(({ production }) => productionTag(production.id)))
  return rows
    .filter((row) => isVisibleTo(context, row.production))
    .map(({ production: { id, title } }) => linkTo('production', id, title, locale))
}

import { and, asc, gte } from 'drizzle-orm'
import { inLanguage } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { visibleTo } from '../../platform/database/visibility.ts'
import { addDays, berlinDay, berlinTime, startOfBerlinDay } from '../../platform/time/berlin.ts'
import { findImages } from '../media/service.ts'
import type { EventTeaser } from './contract.ts'
import { eventTags, eventTeasers, genres } from './tables.ts'
import { EVENTS_TAG } from './tags.ts'

/** The options of the tag and genre filters. */
export function listTags(context: Context) {
  return listOptions(context, eventTags)
}

export function listGenres(context: Context) {
  return listOptions(context, genres)
}

async function listOptions({ db, locale, reads }: Context, table: typeof eventTags | typeof genres) {
  reads.note(EVENTS_TAG)
  const rows = await db.select().from(table).orderBy(asc(table.id))
  return rows.map(({ id, name, showInFilter }) => ({
    id,
    name: inLanguage(name, locale),
    show_in_filter: showInFilter,
  }))
}

/** Teasers of a day and later; each stands at the end of its day (2 §3 Teaser). */
export async function listTeasers(context: Context, date: string | undefined): Promise<EventTeaser[]> {
  const { db, locale, clock, reads } = context
  reads.note(EVENTS_TAG)
  const from = date ?? berlinDay(clock.now())
  const rows = await db
    .select()
    .from(eventTeasers)
    .where(and(gte(eventTeasers.position, from), visibleTo(context, eventTeasers)))
    .orderBy(asc(eventTeasers.position), asc(eventTeasers.id))
  const imageOf = await findImages(
    context,
    rows.map((row) => row.imageId),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    position: row.position,
    date_start: berlinTime(new Date(startOfBerlinDay(addDays(row.position, 1)).getTime() - 1000)),
    link: { url: row.linkUrl },
    link_text: inLanguage(row.linkText, locale),
    preline: inLanguage(row.preline, locale),
    headline: inLanguage(row.headline, locale),
    subline: inLanguage(row.subline, locale),
    style3: row.style3,
    ...imageOf(row.imageId),
  }))
}

import { inLanguage } from '../../contract/in-language.ts'
import { nameIn, textsIn } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { asc, gte } from '../../platform/database/drizzle.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import {
  addDays,
  houseDay,
  houseTime,
  nextHouseMidnight,
  startOfHouseDay,
} from '../../platform/time/house-clock.ts'
import { findImages } from '../media/service.ts'
import type { EventTeaser } from './contract.ts'
import { EVENT_TEASERS_TAG, EVENT_WORDS_TAG, eventTags, eventTeasers, genres } from './tables.ts'

/** The options of the tag and genre filters. */
export function listTags(context: Context) {
  return listOptions(context, eventTags)
}

export function listGenres(context: Context) {
  return listOptions(context, genres)
}

async function listOptions({ db, locale, reads }: Context, table: typeof eventTags | typeof genres) {
  reads.note(EVENT_WORDS_TAG)
  const rows = await db.select().from(table).orderBy(asc(table.id))
  return rows.map(({ id, name, showInFilter }) => ({
    id,
    ...nameIn(name, locale),
    show_in_filter: showInFilter,
  }))
}

/** Teasers from a day on; each is shown at the end of its day (2 §3 Teaser). */
export async function listTeasers(context: Context, date: string | undefined): Promise<EventTeaser[]> {
  const { db, locale, clock, reads } = context
  reads.note(EVENT_TEASERS_TAG)
  if (date === undefined) reads.until(nextHouseMidnight(clock.now()))
  const found = await db
    .select()
    .from(eventTeasers)
    .where(gte(eventTeasers.position, date ?? houseDay(clock.now())))
    .orderBy(asc(eventTeasers.position), asc(eventTeasers.id))
  const rows = found.filter((row) => isVisibleTo(context, row))
  const imageOf = await findImages(
    context,
    rows.map((row) => row.imageId),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    position: row.position,
    date_start: houseTime(new Date(startOfHouseDay(addDays(row.position, 1)).getTime() - 1000)),
    link: { url: inLanguage(row.linkUrl, locale) },
    ...textsIn(
      { link_text: row.linkText, preline: row.preline, headline: row.headline, subline: row.subline },
      locale,
    ),
    style3: row.style3,
    ...imageOf(row.imageId),
  }))
}

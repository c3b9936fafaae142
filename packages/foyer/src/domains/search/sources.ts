import { inLanguage } from '../../contract/in-language.ts'
import { addressOf, type ItemRoute, nameIn } from '../../contract/item.ts'
import { type Bilingual, LOCALES, type Locale, otherLocale } from '../../contract/locale.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  type PgColumn,
  type PgTable,
  type SQL,
} from '../../platform/database/drizzle.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { events } from '../events/tables.ts'
import { series } from '../series/tables.ts'
import { rooms, venues } from '../venues/tables.ts'
import type { SearchDocument } from './documents.ts'
import { joined } from './joined.ts'
import type { Slice, Source } from './reindex.ts'
import { asStandIn } from './stand-ins.ts'

interface Publishable {
  id: PgColumn
  isOnline: PgColumn
}

/** The items that are online. Items with a later date of publication are indexed, and found from then on. */
export function onlineAmong(table: Publishable, ids: number[]): SQL | undefined {
  return and(eq(table.isOnline, true), inArray(table.id, ids))
}

/** The ids of a slice that are online. */
export async function onlineIds(
  db: Db,
  table: PgTable & Publishable,
  { after, limit }: Slice,
): Promise<number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.isOnline, true), gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(limit)
  return rows.map(({ id }) => id as number)
}

/** The ids of events that match a condition, visible or not. */
export async function eventIds(db: Db, where: SQL): Promise<number[]> {
  const rows = await db.select({ id: events.id }).from(events).where(where).orderBy(asc(events.id))
  return rows.map(({ id }) => id)
}

type Fields = Omit<SearchDocument, 'locale' | 'title' | 'titleLang' | 'url' | 'lead' | 'text'>
type Words = (
  locale: Locale,
  inIt: (text: Bilingual) => string,
) => Pick<SearchDocument, 'lead' | 'text' | 'unseen'>

/** The documents of an item whose address is made of its title. */
export function inBoth(
  fields: Fields & { kind: ItemRoute },
  title: Bilingual,
  words: Words,
): SearchDocument[] {
  const { kind, itemId } = fields
  return inBothAt((locale) => addressOf(kind, itemId, title, locale).url, fields, title, words)
}

/** The documents of an item with an address of its own. */
export function inBothAt(
  urlIn: (locale: Locale) => string,
  fields: Fields,
  title: Bilingual,
  words: Words,
): SearchDocument[] {
  return LOCALES.map((locale) => {
    const inIt = (words: Bilingual) => words[locale] || asStandIn(inLanguage(words, locale))
    const { lead, text, unseen } = words(locale, inIt)
    const [own, other] = [inLanguage(title, locale), inLanguage(title, otherLocale(locale) ?? locale)]
    return {
      ...fields,
      locale,
      title: own,
      titleLang: nameIn(title, locale).lang ?? null,
      url: urlIn(locale),
      // The title in the other language: posters and tickets have only one, and visitors search for it in any language.
      unseen: joined(other === own ? '' : other, unseen),
      lead,
      text,
    }
  })
}

export const venueSource: Source = {
  listIds: (db, slice) => onlineIds(db, venues, slice),
  findTelling: {
    event: (db, ids) =>
      eventIds(
        db,
        inArray(events.roomId, db.select({ id: rooms.id }).from(rooms).where(inArray(rooms.venueId, ids))),
      ),
  },
  async describe({ db }, ids) {
    const rows = await db.select().from(venues).where(onlineAmong(venues, ids))
    const inside = await db.select().from(rooms).where(inArray(rooms.venueId, ids)).orderBy(rooms.position)
    return rows.flatMap((venue) => {
      const { id: itemId, imageId, publishedAt: visibleFrom } = venue
      const own = inside.filter((room) => room.venueId === venue.id)
      return inBoth(
        { kind: 'venue', itemId, imageId, visibleFrom, dateStart: null },
        venue.name,
        (_, inIt) => ({
          lead: joined(inIt(venue.subtitle), ...own.map(({ name }) => inIt(name)), venue.city),
          text: joined(
            ...[venue.description, venue.directions, venue.accessibility].map((text) =>
              plainText(inIt(text)),
            ),
            venue.street,
          ),
        }),
      )
    })
  },
}

export const seriesSource: Source = {
  listIds: (db, slice) => onlineIds(db, series, slice),
  findTelling: { event: (db, ids) => eventIds(db, inArray(events.seriesId, ids)) },
  async describe({ db }, ids) {
    const rows = await db.select().from(series).where(onlineAmong(series, ids))
    return rows.flatMap((row) => {
      const { id: itemId, imageId, publishedAt: visibleFrom } = row
      return inBoth(
        { kind: 'series', itemId, imageId, visibleFrom, dateStart: null },
        row.name,
        (_, inIt) => ({ lead: inIt(row.subtitle), text: plainText(inIt(row.description)) }),
      )
    })
  },
}

import type { Bilingual } from '../../contract/locale.ts'
import { eq, inArray } from '../../platform/database/drizzle.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { orElse, pictureOf, selectEvents, withoutHidden } from '../events/summaries.ts'
import { eventContributors, events, eventTagLinks, eventTags } from '../events/tables.ts'
import type { Work } from '../productions/contract.ts'
import {
  productionContributors,
  productions,
  productionTagLinks,
  productionTags,
} from '../productions/tables.ts'
import { joined } from './joined.ts'
import { findPeople } from './people-source.ts'
import type { Source } from './reindex.ts'
import { eventIds, inBoth, onlineAmong, onlineIds } from './sources.ts'

/**
 * Only the event's own texts: those of its production are indexed with the production, once. Of the items it names,
 * only what a visitor sees on its page: nothing of hidden ones, except the title it has from its production.
 */
export const eventSource: Source = {
  listIds: (db, slice) => onlineIds(db, events, slice),
  async describe(reader, ids) {
    if (ids.length === 0) return []
    const { db } = reader
    const rows = await selectEvents({ db }).where(onlineAmong(events, ids))
    const textOf = grouped(
      await db
        .select({
          owner: events.id,
          description: events.description,
          info: events.importantInfo,
          works: events.works,
        })
        .from(events)
        .where(inArray(events.id, ids)),
    )
    const peopleOf = grouped(await findPeople(reader, eventContributors, eventContributors.eventId, ids))
    const tagsOf = grouped(
      await db
        .select({ owner: eventTagLinks.eventId, name: eventTags.name })
        .from(eventTagLinks)
        .innerJoin(eventTags, eq(eventTags.id, eventTagLinks.tagId))
        .where(inArray(eventTagLinks.eventId, ids)),
    )
    return rows.flatMap((found) => {
      const row = withoutHidden(reader, found)
      const { event, title, production, room, venue, series, genre } = row
      return inBoth(
        {
          kind: 'event',
          itemId: event.id,
          imageId: pictureOf(row),
          dateStart: event.dateStart,
          visibleFrom: event.publishedAt,
          ...(event.status !== 'scheduled' && { state: event.status }),
        },
        title,
        (_, inIt) => ({
          lead: joined(
            inIt(orElse(event.subtitle, production?.subtitle)),
            inIt(event.eventType),
            series && inIt(series.name),
            genre && inIt(genre.name),
            ...tagsOf(event.id).map(({ name }) => inIt(name)),
            room && inIt(room.name),
            venue && inIt(venue.name),
            ...peopleOf(event.id).map(({ name }) => name),
          ),
          text: joined(
            ...textOf(event.id).flatMap(({ description, info, works }) => [
              plainText(inIt(description)),
              plainText(inIt(info)),
              ...worksIn(works, inIt),
            ]),
            ...[event.language, event.surtitles, event.ageAdvice].map(inIt),
          ),
        }),
      )
    })
  },
}

export const productionSource: Source = {
  listIds: (db, slice) => onlineIds(db, productions, slice),
  findTelling: { event: (db, ids) => eventIds(db, inArray(events.productionId, ids)) },
  async describe(reader, ids) {
    const { db } = reader
    const rows = await db.select().from(productions).where(onlineAmong(productions, ids))
    const castOf = grouped(
      await findPeople(reader, productionContributors, productionContributors.productionId, ids),
    )
    const tagsOf = grouped(
      await db
        .select({ owner: productionTagLinks.productionId, name: productionTags.name })
        .from(productionTagLinks)
        .innerJoin(productionTags, eq(productionTags.id, productionTagLinks.tagId))
        .where(inArray(productionTagLinks.productionId, ids)),
    )
    return rows.flatMap((production) => {
      const { id: itemId, imageId, publishedAt: visibleFrom } = production
      return inBoth(
        { kind: 'production', itemId, imageId, visibleFrom, dateStart: null },
        production.title,
        (locale, inIt) => ({
          unseen: production.searchWords[locale],
          lead: joined(
            inIt(production.subtitle),
            production.author,
            ...tagsOf(itemId).map(({ name }) => inIt(name)),
            ...castOf(itemId).map(({ name }) => name),
          ),
          text: joined(
            plainText(inIt(production.description)),
            ...worksIn(production.works, inIt),
            ...[production.language, production.surtitles, production.ageAdvice].map(inIt),
          ),
        }),
      )
    })
  },
}

function worksIn(works: Work[], inIt: (text: Bilingual) => string): string[] {
  return works.flatMap(({ composer, title }) => [composer, inIt(title)])
}

/** Groups rows by their owner. */
function grouped<T extends { owner: number }>(rows: T[]): (owner: number) => T[] {
  const byOwner = Map.groupBy(rows, (row) => row.owner)
  return (owner) => byOwner.get(owner) ?? []
}

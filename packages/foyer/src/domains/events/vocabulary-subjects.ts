import { nameOf } from '../../contract/in-language.ts'
import { bilingual, boolean } from '../../fields/kinds.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { storedIn } from '../../saving/item-store.ts'
import { defineSubject } from '../../saving/subject.ts'
import { events, eventTagLinks, eventTags, genres } from './tables.ts'

const fields = { name: bilingual({ required: true, inOneLanguage: true }), show_in_filter: boolean(true) }

export const genre = defineSubject({
  area: 'events',
  model: 'genre',
  target: 'genre',
  access: 'editor',
  fields,
  store: storedIn(genres),
  titleOf: ({ name }) => nameOf(name),
  async indexed(db, { id }) {
    const rows = await db.select({ id: events.id }).from(events).where(eq(events.genreId, id))
    return [{ kind: 'event', ids: rows.map((event) => event.id) }]
  },
})

export const eventTag = defineSubject({
  area: 'events',
  model: 'eventtag',
  target: 'eventTag',
  access: 'editor',
  whenUsed: 'lets go',
  fields,
  store: storedIn(eventTags),
  titleOf: ({ name }) => nameOf(name),
  async indexed(db, { id }) {
    const rows = await db
      .select({ id: eventTagLinks.eventId })
      .from(eventTagLinks)
      .where(eq(eventTagLinks.tagId, id))
    return [{ kind: 'event', ids: rows.map((event) => event.id) }]
  },
})

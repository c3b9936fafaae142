import { EVENT_KINDS } from '../../contract/event-kinds.ts'
import { nameOf } from '../../contract/in-language.ts'
import { bilingual, boolean, choice } from '../../fields/kinds.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { storedIn } from '../../saving/item-store.ts'
import { defineSubject } from '../../saving/subject.ts'
import { events, eventTagLinks, eventTags, genres } from './tables.ts'

const name = bilingual({ required: true, inOneLanguage: true })
const show_in_filter = boolean(true)

export const genre = defineSubject({
  area: 'events',
  model: 'genre',
  target: 'genre',
  access: 'editor',
  fields: { name, kind: choice(EVENT_KINDS, 'other'), show_in_filter },
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
  fields: { name, show_in_filter },
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

import { nameOf } from '../../contract/in-language.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { houseDay } from '../../platform/time/house-clock.ts'
import { storedIn } from '../../saving/item-store.ts'
import { published } from '../../saving/publication.ts'
import { allOf, refuse } from '../../saving/refuse.ts'
import { defineSubject, type Saving } from '../../saving/subject.ts'
import { admissionOf } from './admission-of.ts'
import { lastDayOf } from './days.ts'
import { eventFields } from './event-fields.ts'
import { strings } from './strings.ts'
import { eventContributors, eventImages, events, eventTagLinks } from './tables.ts'

/** An event: what, where, when, and how to get in. */
export const event = defineSubject({
  area: 'events',
  model: 'event',
  target: 'event',
  access: 'editor',
  fields: eventFields,
  store: storedIn(events, {
    tags: { table: eventTagLinks, owner: 'eventId', target: 'tagId' },
    images: { table: eventImages, owner: 'eventId', target: 'imageId', position: 'position' },
    contributors: { table: eventContributors, owner: 'eventId', position: 'position' },
  }),
  titleOf: ({ title, date_start }) => `${nameOf(title)} ${date_start ? asGerman(date_start) : ''}`.trim(),
  derive({ date_start, date_end, prices, seat_groups }) {
    const day = houseDay(new Date(date_start ?? 0))
    return {
      ...{ day, lastDay: lastDayOf(day, new Date(date_end ?? 0)) },
      ...admissionOf(prices, seat_groups),
    }
  },
  async check(saving, values, id) {
    const { title, production, date_start, date_end, status, moved_from, parent } = values
    const key = saving.config?.shop?.key
    await allOf(
      () => values.id_jet && key?.fits(values.id_jet) === false && refuse(saving, 'id_jet', key.says),
      () =>
        Date.parse(date_end ?? '') < Date.parse(date_start ?? '') &&
        refuse(saving, 'date_end', strings.endsBefore),
      () => nameOf(title) === '' && production === null && refuse(saving, 'title', strings.needsTitle),
      () => status === 'moved' && moved_from === null && refuse(saving, 'moved_from', strings.needsOldDate),
      () => id !== null && parent !== null && requireNoCircle(saving, id, parent),
    )
    return published(values)
  },
  indexed: async (_db, { id }) => [{ kind: 'event', ids: [id] }],
})

/** `21.11.2026 19:30`: used in the list of changes and in the list of where an item is used. */
function asGerman(moment: string): string {
  const [day = '', time = ''] = moment.slice(0, 16).split('T')
  return `${day.split('-').reverse().join('.')} ${time}`
}

/** A festival must not be part of one of its own events. */
async function requireNoCircle(saving: Saving, id: number, parent: number): Promise<void> {
  const { rows } = await saving.db.execute(sql`
    with recursive chain as (
      select id, parent_id from event where id = ${parent}
      union
      select event.id, event.parent_id from event join chain on event.id = chain.parent_id
    )
    select 1 from chain where id = ${id}`)
  if (rows.length > 0) refuse(saving, 'parent', strings.partOfItself)
}

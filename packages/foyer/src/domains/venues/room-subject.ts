import { ACCESS_FEATURES } from '../../contract/access-features.ts'
import { nameOf } from '../../contract/in-language.ts'
import { bilingual, boolean, choices, number, reference } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { defineSubject } from '../../saving/subject.ts'
import { rooms } from './tables.ts'

/** A room, where events take place. */
export const room = defineSubject({
  area: 'venues',
  model: 'room',
  target: 'room',
  access: 'editor',
  fields: {
    venue: reference('venue', { required: true }),
    name: bilingual({ required: true, inOneLanguage: true }),
    capacity: number({ min: 0, max: 1_000_000 }),
    show_in_filter: boolean(true),
    access_features: choices(ACCESS_FEATURES),
    access_missing: choices(ACCESS_FEATURES),
    position: number({ min: 0, max: 100_000, default: 0 }),
  },
  store: storedIn(rooms),
  titleOf: ({ name }) => nameOf(name),
  // The search documents of the venue and of every event in the room contain its name.
  async indexed(_db, { before, after }) {
    const houses = [before?.venue, after?.venue].filter((id) => typeof id === 'number')
    return [{ kind: 'venue', ids: [...new Set(houses)] }]
  },
})

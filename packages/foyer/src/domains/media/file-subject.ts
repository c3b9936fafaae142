import { choice, dateTime, number, string } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { defineSubject } from '../../saving/subject.ts'
import { mediaFiles } from './tables.ts'

/** A film or a sound recording on this server; modules refer to it by its address. */
export const mediaFile = defineSubject({
  area: 'media',
  model: 'file',
  access: 'editor',
  fields: {
    name: string({ required: true, maxLength: 200 }),
    credit: string({ maxLength: 300 }),
    kind: choice(['video', 'audio'], 'video', { readOnly: true }),
    address: string({ readOnly: true }),
    size: number({ min: 0, max: 2_147_483_647, readOnly: true }),
    created_at: dateTime({ readOnly: true }),
  },
  store: storedIn(mediaFiles),
  titleOf: ({ name }) => name,
  target: 'file',
  namedBy: 'address',
})
